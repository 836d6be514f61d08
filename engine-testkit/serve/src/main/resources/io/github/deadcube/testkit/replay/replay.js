'use strict';
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const $ = id => document.getElementById(id);
  const word = n => data.words[n];
  const sides = ['A', 'B'];
  const CITED = /[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+/g;
  const CUBE = /\b[a-z]\d{1,2}[wesn]?(?::\d)?(?![\w])/g;
  const MODEL = /\b[AB]\d{1,4}\b/g;

  /** The complete states of all steps. The data contain only the changes. */
  const moments = [];
  {
    let models = data.models.map(() => null), laid = [], faces = [], dice = ['', ''];
    for (const step of data.steps) {
      models = models.slice();
      for (const [i, place, hp, flags, seen, told] of step.models) models[i] = {place, hp, flags, seen, told};
      laid = step.laid || laid;
      faces = step.faces || faces;
      dice = step.dice || dice;
      moments.push({...step, models, laid, faces, dice, offered: step.offered || [], reached: step.reached || []});
    }
  }
  const last = moments.length - 1;
  const rounds = moments.map((m, i) => i).filter(i => i === 0 || moments[i].round !== moments[i - 1].round);
  let now = 0, picked = null, timer = null;

  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {}))
      if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
      else if (value !== null) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  /** A text in which each rule identifier shows the text of its rule. */
  function cited(text) {
    const parts = [];
    let from = 0;
    for (const found of text.matchAll(CITED)) {
      if (!data.rules[found[0]]) continue;
      parts.push(text.slice(from, found.index), rule(found[0], found[0]));
      from = found.index + found[0].length;
    }
    parts.push(text.slice(from));
    return parts;
  }

  function rule(id, text) {
    return element('span', {class: 'cited', tabindex: '0', 'data-rule': id, 'aria-describedby': 'tip'}, text);
  }

  function tip(target) {
    const [title, text] = data.rules[target.dataset.rule];
    const box = $('tip');
    box.replaceChildren(element('b', {}, target.dataset.rule + ' ' + title), element('p', {}, text));
    box.hidden = false;
    const at = target.getBoundingClientRect();
    const left = Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8));
    const below = at.bottom + 6 + box.offsetHeight < innerHeight;
    box.style.left = left + 'px';
    box.style.top = Math.max(8, below ? at.bottom + 6 : at.top - box.offsetHeight - 6) + 'px';
  }

  const figures = id => document.querySelectorAll(`.figure[data-model="${id}"]`);
  const cubes = name => document.querySelectorAll(`.cube[data-cube="${name}"]`);
  const byId = new Map(data.models.map((m, i) => [m.id, i]));

  function drawModels(moment) {
    const options = moment.offered.map(word).join(' ');
    const aimed = new Set($('showReach').checked && options.match(MODEL) || []);
    data.models.forEach((model, i) => {
      const state = moment.models[i];
      for (const figure of figures(model.id)) {
        const level = figure.closest('#plans') && levelOf(figure);
        const place = state.place < 0 ? null : data.places[state.place];
        const away = !place || (level && level !== place[0]);
        figure.classList.toggle('away', !!away);
        figure.classList.toggle('pinned', (state.flags & 1) > 0);
        figure.classList.toggle('activated', (state.flags & 2) > 0);
        figure.classList.toggle('injured', (state.flags & 4) > 0);
        figure.classList.toggle('asked', moment.active === model.id || picked === model.id);
        figure.classList.toggle('aimed', aimed.has(model.id) && moment.active !== model.id);
        if (!away) {
          const [x, y] = level ? [place[1], place[2]] : [place[3], place[4]];
          figure.style.transform = `translate(${x}px, ${y}px)`;
        }
        figure.querySelectorAll('.hp').forEach(hp => hp.textContent = state.hp + '/' + model.hp);
      }
    });
    const view = document.querySelector('#view svg');
    [...view.querySelectorAll('.figure')]
      .sort((a, b) => depth(moment, a) - depth(moment, b))
      .forEach(figure => view.append(figure));
  }

  function depth(moment, figure) {
    const {place} = moment.models[byId.get(figure.dataset.model)];
    return place < 0 ? 0 : data.places[place][4];
  }

  function levelOf(figure) {
    return [...document.querySelectorAll('#plans svg')].indexOf(figure.closest('svg')) + 1;
  }

  /** The model whose line of sight is shown: the selected model, otherwise the active model. */
  function viewer(moment) {
    const id = picked || moment.active;
    return id && moment.models[byId.get(id)].seen >= 0 ? id : null;
  }

  function drawCubes(moment) {
    for (const cube of document.querySelectorAll('.cube')) cube.setAttribute('class', 'cube');
    const id = viewer(moment);
    if (id && $('showSight').checked) {
      const digits = data.seen[moment.models[byId.get(id)].seen];
      data.cubes.forEach((name, i) => {
        if (digits[i] > 0) cubes(name).forEach(cube => cube.classList.add('seen' + digits[i]));
      });
    }
    if ($('showReach').checked) {
      const named = new Set();
      moment.offered.forEach(n => (word(n).match(CUBE) || []).forEach(name => named.add(name)));
      named.forEach(name => cubes(name).forEach(cube => cube.classList.add('offered')));
      moment.reached.forEach(n => cubes(word(n)).forEach(cube => cube.classList.add('reached')));
      if (moment.answer !== undefined)
        (word(moment.answer).match(CUBE) || []).forEach(name => cubes(name).forEach(c => c.classList.add('answered')));
    }
    $('key').textContent = (id ? `What ${id} sees: full where clear, hatched where partly; smoke is left out. ` : '')
      + (moment.offered.length ? 'Dashed outlines: cubes and models that are offered. ' : '')
      + (moment.reached.length ? 'Dotted outlines: cubes that the active model can reach.' : '');
  }

  const place = face => face.replace(/^.* (?=(?:north|east) of )/, '');
  const walls = [...document.querySelectorAll('.face')]
    .map(element => ({element, face: element.dataset.face, first: !element.classList.contains('away')}));

  /** At each place where a face has changed the face as it is now, elsewhere the first one. */
  function drawFaces(moment) {
    const changed = new Map(moment.faces.map(face => [place(face), face]));
    for (const {element, face, first} of walls) {
      const at = place(face);
      element.classList.toggle('away', changed.has(at) ? changed.get(at) !== face : !first);
    }
  }

  function drawLaid(moment) {
    document.querySelectorAll('text.laid').forEach(text => text.remove());
    const count = {};
    for (const each of moment.laid) {
      const [name, ...words] = each.split(' ');
      const nth = count[name] = (count[name] || 0) + 1;
      cubes(name).forEach(cube => {
        const box = cube.getBBox(), flat = cube.closest('#plans');
        const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
        text.setAttribute('class', 'laid');
        text.setAttribute('x', box.x + (flat ? 1.5 : box.width * .25));
        text.setAttribute('y', box.y + box.height * (flat ? 1 : .62) - 2 - (nth - 1) * 4);
        text.textContent = words.join(' ');
        cube.after(text);
      });
    }
  }

  function drawMoment(moment) {
    $('where').textContent = moment.round > 0 ? 'Round ' + moment.round : 'Setting up';
    $('why').replaceChildren(...cited(word(moment.why)));
    $('asked').replaceChildren(...cited(word(moment.asked)));
    const answer = moment.answer === undefined ? null : word(moment.answer);
    const offered = moment.offered.map(word);
    const shown = offered.length || answer === null ? offered : [answer];
    $('offered').replaceChildren(...shown.map(text =>
      element('li', {class: text === answer ? 'chosen' : null}, text)));
    const chosen = $('offered').querySelector('.chosen');
    if (chosen) $('offered').scrollTop = chosen.offsetTop - $('offered').offsetTop - 30;
    $('score').replaceChildren(...sides.flatMap((side, i) => [
      element('b', {class: side.toLowerCase()}, `${side} ${data.teams[side]} ${moment.score[i]} VP `),
      moment.dice[i] === 'none' ? '' : `[${moment.dice[i]}] `]));
  }

  function drawTeams(moment) {
    $('teams').replaceChildren(...sides.map(side => element('table', {},
      element('caption', {class: 'side ' + side.toLowerCase()}, `${side === 'A' ? '\u25cf' : '\u25a0'} ${side} ${data.teams[side]}`),
      element('tbody', {}, ...data.models.map((model, i) => [model, moment.models[i]])
        .filter(([model]) => model.id.startsWith(side))
        .map(([model, state]) => row(model, state))))));
    const model = picked && data.models[byId.get(picked)];
    $('whoseCard').textContent = model ? model.id + ' ' + model.name : 'Models';
    $('card').replaceChildren(...(model
      ? [...cited(model.card), element('br'), ...model.rules.flatMap(id => [rule(id, data.rules[id][0]), ' '])]
      : ['Pick a model for its card and what it sees.']));
  }

  function row(model, state) {
    const told = word(state.told).replace(new RegExp('^' + model.id + ' ?'), '');
    return element('tr', {
      class: 'model' + (picked === model.id ? ' chosen' : '') + (state.hp === 0 ? ' gone' : ''),
      onclick: event => event.target.closest('.cited') || pick(model.id),
    },
    element('td', {}, element('button', {'aria-pressed': String(picked === model.id)}, model.id)),
    element('td', {}, model.name),
    element('td', {}, `${state.hp}/${model.hp}`),
    element('td', {}, ...cited(told)));
  }

  function pick(id) {
    picked = picked === id ? null : id;
    show(now);
    const again = [...document.querySelectorAll('tr.model button')].find(b => b.textContent === id);
    if (again) again.focus({preventScroll: true});
  }

  const lines = [];
  function writeLog() {
    moments.forEach((moment, i) => (moment.told || []).forEach(text => {
      if (!text.trim()) return;
      const line = element('li', {}, element('button', {
        class: /^Round \d/.test(text) ? 'round' : null,
        onclick: event => event.target.closest('.cited') || show(i),
      }, ...cited(text)));
      lines.push([i, line]);
      $('log').append(line);
    }));
  }

  function drawLog() {
    let here = null;
    for (const [i, line] of lines) {
      line.className = i > now ? 'later' : '';
      if (i <= now) here = line;
    }
    if (!here) return;
    here.className = 'here';
    const box = getComputedStyle($('log')).overflowY === 'auto' ? $('log') : $('telling');
    box.scrollTop += here.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
  }

  function drawLine() {
    const most = Math.max(data.target, ...moments.flatMap(m => m.score));
    const y = points => 40 - points / most * 38;
    const path = s => moments.map((m, i) => `${i ? 'L' : 'M'}${i} ${y(i ? moments[i - 1].score[s] : m.score[s])}L${i} ${y(m.score[s])}`).join('');
    const line = $('line');
    line.setAttribute('viewBox', `0 0 ${Math.max(1, last)} 42`);
    const drawn = (kind, d) => {
      const made = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      made.setAttribute('class', kind);
      made.setAttribute('d', d);
      line.append(made);
      return made;
    };
    drawn('rounds', rounds.map(i => `M${i} 0V42`).join(''));
    sides.forEach((side, s) => drawn(side.toLowerCase(), path(s)));
    drawn('here', 'M0 0V42').id = 'here';
  }

  function show(step) {
    now = Math.max(0, Math.min(last, Math.trunc(step) || 0));
    const moment = moments[now];
    drawModels(moment);
    drawCubes(moment);
    drawFaces(moment);
    drawLaid(moment);
    drawMoment(moment);
    drawTeams(moment);
    drawLog();
    $('here').setAttribute('d', `M${now} 0V42`);
    $('slider').value = now;
    $('slider').setAttribute('aria-valuetext', `step ${now} of ${last}, round ${moment.round}`);
    $('step').textContent = `${now} / ${last}`;
    $('tip').hidden = true;
    history.replaceState(null, '', '#' + now);
  }

  function play(on) {
    clearInterval(timer);
    timer = on ? setInterval(() => now === last ? play(false) : show(now + 1), 700) : null;
    $('play').textContent = on ? 'Pause' : 'Play';
  }

  const go = {
    first: () => show(0),
    last: () => show(last),
    back: () => show(now - 1),
    on: () => show(now + 1),
    roundBack: () => show(Math.max(0, ...rounds.filter(i => i < now))),
    roundOn: () => show(Math.min(last, ...rounds.filter(i => i > now))),
    play: () => { if (!timer && now === last) show(0); play(!timer); },
  };
  const keys = {Home: 'first', End: 'last', ArrowLeft: 'back', ArrowRight: 'on', PageUp: 'roundBack', PageDown: 'roundOn', ' ': 'play'};

  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') $('tip').hidden = true;
    const own = event.target.matches('input[type=checkbox], button') && event.key === ' ';
    if (!keys[event.key] || own || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (keys[event.key] !== 'play') play(false);
    go[keys[event.key]]();
  });
  document.addEventListener('click', event => {
    const target = event.target.closest('.cited, [data-go], .figure');
    if (!target) $('tip').hidden = true;
    else if (target.matches('.cited')) tip(target);
    else if (target.matches('.figure')) pick(target.dataset.model);
    else {
      if (target.dataset.go !== 'play') play(false);
      go[target.dataset.go]();
    }
  });
  for (const kind of ['mouseover', 'focusin'])
    document.addEventListener(kind, event => {
      const target = event.target.closest('.cited');
      if (target) tip(target);
    });
  document.addEventListener('mouseout', event => { if (event.target.closest('.cited')) $('tip').hidden = true; });
  $('slider').max = last;
  $('slider').addEventListener('input', event => { play(false); show(Number(event.target.value)); });
  $('line').addEventListener('click', event => {
    const box = $('line').getBoundingClientRect();
    show(Math.round((event.clientX - box.left) / box.width * last));
  });
  for (const id of ['showSight', 'showReach']) $(id).addEventListener('change', () => show(now));
  const tabs = {showView: 'view', showPlans: 'plans'};
  for (const tab of Object.keys(tabs))
    $(tab).addEventListener('click', () => {
      for (const [button, sheet] of Object.entries(tabs)) {
        $(sheet).hidden = button !== tab;
        $(button).setAttribute('aria-pressed', String(button === tab));
      }
      show(now);
    });
  let touched = null;
  $('table').addEventListener('touchstart', event => {
    touched = event.touches.length === 1 ? event.touches[0].clientX : null;
  }, {passive: true});
  $('table').addEventListener('touchend', event => {
    const moved = touched === null ? 0 : event.changedTouches[0].clientX - touched;
    if (Math.abs(moved) > 60) { play(false); show(now + (moved < 0 ? 1 : -1)); }
  }, {passive: true});

  const inAddress = () => show(Number(location.hash.slice(1)));
  window.addEventListener('hashchange', () => { play(false); inAddress(); });

  writeLog();
  drawLine();
  inAddress();
})();
