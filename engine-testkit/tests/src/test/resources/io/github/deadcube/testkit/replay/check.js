'use strict';
(async () => {
  const checks = [];
  const check = (name, holds, seen) => checks.push((holds ? 'ok ' : 'RED ') + name + (holds || seen === undefined ? '' : ': ' + seen));
  const $ = id => document.getElementById(id);
  const press = (key, target) => (target || document.body).dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  const now = () => Number($('step').textContent.split(' / ')[0]);
  const to = n => { $('slider').value = n; $('slider').dispatchEvent(new Event('input')); };
  const last = expected.moments.length - 1;
  const wait = ms => new Promise(done => setTimeout(done, ms));

  function shown() {
    const figures = [...document.querySelectorAll('#view .figure')]
      .sort((a, b) => a.dataset.model[0].localeCompare(b.dataset.model[0]) || a.dataset.model.slice(1) - b.dataset.model.slice(1));
    return figures.map(view => {
      const id = view.dataset.model;
      const flat = [...document.querySelectorAll(`#plans .figure[data-model="${id}"]`)];
      const level = flat.findIndex(figure => !figure.classList.contains('away')) + 1;
      if (view.classList.contains('away')) return id + (level ? ' on a plan alone' : ' away');
      const at = figure => figure.style.transform.match(/-?[\d.]+/g).join(' ');
      const hp = view.querySelector('.hp').textContent.split('/')[0];
      return [id, level, at(flat[level - 1]), at(view), hp, view.classList.contains('pinned'), view.classList.contains('activated')].join(' ');
    }).join(';');
  }
  const score = () => [...$('score').querySelectorAll('b')].map(b => b.textContent.match(/(\d+) VP/)[1]).join(',');
  const offered = () => [...$('offered').children].map(li => li.textContent).join(';');
  const laid = () => [...document.querySelectorAll('#view text.laid')].filter(t => /^(\?|.* \d+$)/.test(t.textContent)).length;

  try {
    check('the page begins at its first moment', now() === 0, now());
    // first of all: a browser leaves out addresses that follow too many others
    for (const [hash, where] of [['#1.5', 1], ['#7', 7], ['#-3', 0], ['#99999', last], ['#word', 0]]) {
      location.hash = hash; await wait(100);
      check(`the address ${hash} shows its moment`, now() === where && $('where').textContent !== '', now());
    }
    const wrong = {models: [], score: [], offered: [], tokens: []};
    expected.moments.forEach((moment, i) => {
      to(i);
      if (shown() !== moment.models) wrong.models.push(i + ' ' + shown() + ' INSTEAD OF ' + moment.models);
      if (score() !== moment.score) wrong.score.push(i);
      if (moment.offered && offered() !== moment.offered) wrong.offered.push(i);
      const tokens = moment.tokens ? moment.tokens.split(',').length : 0;
      if (laid() < tokens) wrong.tokens.push(i + ': ' + laid() + ' of ' + tokens);
    });
    check('models stand, lie, are hurt and have acted as in the game at every moment', wrong.models.length === 0, wrong.models[0]);
    check('the score is the game\'s at every moment', wrong.score.length === 0, wrong.score[0]);
    check('all that was offered is listed at every moment', wrong.offered.length === 0, wrong.offered[0]);
    check('tokens lie on the table', wrong.tokens.length === 0, wrong.tokens[0]);

    press('End'); check('End goes to the end', now() === last, now());
    press('ArrowLeft'); check('Left goes one back', now() === last - 1, now());
    press('ArrowRight'); press('ArrowRight'); check('Right stops at the end', now() === last, now());
    press('Home'); press('ArrowLeft'); check('Left stops at the beginning', now() === 0, now());
    press('PageDown');
    const first = now();
    check('Page down goes to round 1', $('where').textContent === 'Round 1' && first > 0, $('where').textContent);
    press('PageDown'); check('Page down goes to round 2', $('where').textContent === 'Round 2', $('where').textContent);
    press('PageUp'); check('Page up goes back to round 1', now() === first, now());
    for (const [go, where] of [['last', last], ['back', last - 1], ['on', last], ['first', 0]]) {
      document.querySelector(`[data-go=${go}]`).click();
      check(`the button ${go} works`, now() === where, now());
    }
    press(' '); await wait(2000);
    check('Space plays', now() >= 2 && $('play').textContent === 'Pause', now());
    press(' ');
    const stopped = now(); await wait(1500);
    check('Space stops', now() === stopped && $('play').textContent === 'Play', now());

    const lines = [...document.querySelectorAll('#log button')];
    const shot = lines.find(line => / shoots | attacks /.test(line.textContent));
    shot.click();
    check('a line of the telling leads to its moment', shot.parentElement.className === 'here', shot.parentElement.className);
    check('what comes later is held back', lines[lines.length - 1].parentElement.className === 'later');

    const rule = document.querySelector('#log .cited');
    rule.focus();
    check('a rule\'s text is shown', !$('tip').hidden && $('tip').textContent.startsWith(rule.dataset.rule) && $('tip').textContent.length > 40, $('tip').textContent);
    const tip = $('tip').getBoundingClientRect();
    check('a rule\'s text is on the screen', tip.left >= 0 && tip.right <= innerWidth && tip.top >= 0, JSON.stringify(tip));
    press('Escape'); check('Escape puts the text away', $('tip').hidden);

    to(Math.round(last / 2));
    const alive = [...document.querySelectorAll('#view .figure:not(.away)')][0];
    alive.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    const id = alive.dataset.model;
    check('a model that is picked shows its card', $('whoseCard').textContent.startsWith(id + ' ') && /HP|RA|FI/.test($('card').textContent), $('card').textContent);
    const seen = document.querySelectorAll('#view .cube.seen2, #view .cube.seen1').length;
    check('what it sees is shaded', seen > 0 && $('key').textContent.includes(`What ${id} sees`), seen);
    $('showSight').click();
    check('sight can be put away', document.querySelectorAll('.cube.seen1, .cube.seen2').length === 0);
    $('showSight').click();

    const moves = expected.moments.findIndex(moment => / step /.test(' ' + moment.offered) || /\bto\b|advance [a-h]|[a-h]\d/.test(moment.offered));
    to(moves);
    check('cubes that are offered are outlined', document.querySelectorAll('#view .cube.offered').length > 0, moves);

    const x = (touches, kind) => $('table').dispatchEvent(Object.assign(new Event(kind, {bubbles: true}), touches));
    to(10);
    x({touches: [{clientX: 200}]}, 'touchstart'); x({changedTouches: [{clientX: 80}]}, 'touchend');
    check('a wipe to the left goes on', now() === 11, now());
    x({touches: [{clientX: 80}]}, 'touchstart'); x({changedTouches: [{clientX: 200}]}, 'touchend');
    check('a wipe to the right goes back', now() === 10, now());

    $('showPlans').click();
    check('the plans are shown in place of the view', !$('plans').hidden && $('view').hidden);
    check('each level has a plan', document.querySelectorAll('#plans svg').length === 3);
    $('showView').click();

    const line = $('line').getBoundingClientRect();
    $('line').dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: line.right - 1, clientY: line.top + 5}));
    check('the line of the score leads to a moment', now() >= last - 3, now());

    const shapes = side => document.querySelector(`#view .figure.${side} .head`).tagName;
    check('sides differ without colours', shapes('a') !== shapes('b') && getComputedStyle(document.querySelector('#line .b')).strokeDasharray !== 'none');

    const colour = text => text.match(/[\d.]+/g).slice(0, 3).map(Number);
    const light = rgb => rgb.map(v => v / 255).map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
      .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
    const contrast = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
    const page = colour(getComputedStyle(document.body).backgroundColor);
    const faint = [];
    to(Math.round(last / 2));
    check('some lines are of the future', document.querySelectorAll('#log li.later button').length > 0);
    for (const one of document.querySelectorAll('h1, h2, p, #score b, #offered li, #log li button, td, caption, button, figcaption')) {
      let under = one;
      while (under && /, 0\)|transparent/.test(getComputedStyle(under).backgroundColor)) under = under.parentElement;
      const ground = under ? colour(getComputedStyle(under).backgroundColor) : page;
      let opacity = 1;
      for (let e = one; e; e = e.parentElement) opacity *= getComputedStyle(e).opacity;
      const ink = colour(getComputedStyle(one).color).map((v, i) => v * opacity + ground[i] * (1 - opacity));
      const ratio = contrast(ink, ground);
      if (ratio < 4.5) faint.push(one.tagName + ' ' + one.textContent.slice(0, 30) + ' ' + ratio.toFixed(1));
    }
    check('every text stands out from what is under it', faint.length === 0, faint.join('; '));
    check('the page is ' + (light(page) > 0.5 ? 'light' : 'dark'), matchMedia('(prefers-color-scheme: dark)').matches === light(page) < 0.5);
    check('nothing is wider than the screen', document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollWidth);
    const small = [...document.querySelectorAll('footer button')].filter(b => b.getBoundingClientRect().height < 40);
    check('buttons are large enough for fingers', small.length === 0, small.length);
    check(`the page is ${innerWidth} wide`, true);
    check('nothing is fetched', performance.getEntriesByType('resource').length === 0, performance.getEntriesByType('resource').map(e => e.name).join());
  } catch (e) {
    check('the page can be looked at', false, e.stack);
  }
  const text = '\n' + checks.join('\n') + '\n';
  $('checks').textContent = text;
  if (parent !== window) parent.postMessage(text, '*');
})();
