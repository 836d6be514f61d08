"use strict";
const search = document.getElementById("search"), found = document.getElementById("found");
const contents = document.querySelector(".contents"), wide = matchMedia("(min-width: 60rem)");
const MOST = 30;
wide.onchange = () => { contents.open = wide.matches; };
wide.onchange();

/** The places with all words: first those with the whole text as their title, then those with all words in their titles. */
function places(asked) {
    const words = asked.split(/\s+/).filter(Boolean);
    const rank = place => {
        const title = place[1].toLowerCase();
        if (title === asked || title.startsWith(asked + " ")) return 0;
        if (words.every(word => title.includes(word))) return 1;
        return words.every(word => (title + " " + place[2].toLowerCase()).includes(word)) ? 2 : 3;
    };
    return INDEX.map(place => [rank(place), place]).filter(one => one[0] < 3)
        .sort((a, b) => a[0] - b[0]).slice(0, MOST).map(one => one[1]);
}

function excerpt(text, asked) {
    const at = Math.max(0, text.toLowerCase().indexOf(asked.split(/\s+/)[0]) - 30);
    return (at > 0 ? "…" : "") + text.substring(at, at + 160);
}

search.oninput = () => {
    const asked = search.value.trim().toLowerCase();
    const all = asked ? places(asked) : [];
    found.replaceChildren(...all.map(([address, title, text]) => {
        const line = document.createElement("li"), link = document.createElement("a"), small = document.createElement("small");
        link.href = address;
        link.textContent = title;
        small.textContent = excerpt(text, asked);
        link.append(small);
        link.onclick = () => { found.hidden = true; };
        line.append(link);
        return line;
    }));
    if (asked && !all.length) found.textContent = "Nothing is found.";
    found.hidden = !asked;
};
search.onkeydown = event => {
    const first = found.querySelector("a");
    if (event.key === "Enter" && first) first.click();
    if (event.key === "ArrowDown" && first) { first.focus(); event.preventDefault(); }
    if (event.key === "Escape") found.hidden = true;
};
document.addEventListener("keydown", event => {
    if (event.key === "/" && document.activeElement !== search) { search.focus(); event.preventDefault(); }
});
