"""Reading the pages back."""

from html.parser import HTMLParser


class Page(HTMLParser):
    """A page that is well formed, taken apart: its texts, its attributes, its tags."""

    def __init__(self, written):
        super().__init__()
        self.open, self.ever, self.texts, self.attributes = [], [], [], []
        self.feed(written)
        assert not self.open, self.open

    def handle_starttag(self, tag, attributes):
        self.attributes += attributes
        self.ever.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.attributes += attributes

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, said):
        if self.open and self.open[-1] != "style" and said.strip():
            self.texts.append(said)
