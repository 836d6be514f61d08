'use strict';
const search = document.getElementById('search');
const found = document.getElementById('found');
const main = document.querySelector('main');
const chapters = Array.from(document.querySelectorAll('.chapter'), chapter => ({
  element: chapter,
  rules: Array.from(chapter.querySelectorAll('.rule'), rule => ({element: rule, words: rule.textContent.toLowerCase()}))
}));
function show() {
  const words = search.value.toLowerCase().split(' ').filter(word => word);
  let count = 0;
  for (const chapter of chapters) {
    let some = false;
    for (const rule of chapter.rules) {
      const fits = words.every(word => rule.words.includes(word));
      rule.element.hidden = !fits;
      if (fits) { some = true; count++; }
    }
    chapter.element.hidden = !some;
  }
  found.textContent = words.length ? count + (count === 1 ? ' rule' : ' rules') : '';
}
// the second time when sections that come into view have their real heights
function bringUp(element) {
  element.scrollIntoView();
  requestAnimationFrame(() => requestAnimationFrame(() => element.scrollIntoView()));
}
search.addEventListener('input', () => {
  show();
  const named = document.getElementById(search.value.trim().toUpperCase());
  bringUp(named?.matches('.rule') ? named : main);
});
addEventListener('hashchange', () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target === null || target.offsetParent !== null) return;
  search.value = '';
  show();
  bringUp(target);
});
