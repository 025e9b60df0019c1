// Before the first paint: the saved theme, else the system's.
;(function () {
  var saved = null
  try { saved = localStorage.getItem('theme') } catch (e) { /* storage may be shut */ }
  var dark = saved ? saved === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  if (dark) document.documentElement.dataset.theme = 'dark'
})()
