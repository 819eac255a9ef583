// For browsers that are too old for everything else here.
document.body.className = "failed";
document.getElementById("status").textContent = "This browser is too old for the game.";
document.getElementById("detail").textContent = "A current version of Firefox, Chrome, Edge or Safari can run it.";
