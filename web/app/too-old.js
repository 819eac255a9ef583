// For browsers that are too old for everything else here: they have no modules, or can't read them. Plain ES5.
(function () {
  function fail(status, detail) {
    document.body.className = "failed";
    document.getElementById("status").textContent = status;
    document.getElementById("detail").textContent = detail;
  }
  function tooOld() {
    fail("{{words.tooOld}}", "{{words.tooOldRemedy}}");
  }
  if (!("noModule" in document.createElement("script"))) return tooOld();
  window.addEventListener(
    "error",
    function (event) {
      // The loader runs, and reports its errors itself.
      if (document.body.className) return;
      // A file of the loader didn't arrive, or can't be read.
      if (event.target.localName === "script") fail("{{words.notLoaded}}", "{{words.brokeOff}}");
      else if (/SyntaxError/.test(event.message)) tooOld();
    },
    true
  );
})();
