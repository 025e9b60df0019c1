"""What all tests share: English, and a cache of compiled rules that is kept between runs."""

import os

os.environ["OPENOUTCRY_LANG"] = "en"
