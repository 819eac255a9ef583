// For browsers that are too old for everything else here.
document.body.className = "failed";
document.getElementById("status").textContent = "{{words.tooOld}}";
document.getElementById("detail").textContent = "{{words.tooOldRemedy}}";
