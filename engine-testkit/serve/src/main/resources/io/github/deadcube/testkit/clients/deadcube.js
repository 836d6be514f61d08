// A client of Deadcube for Node that needs no package.
//
// As a bot:      deadcube play --bots "exec:node deadcube.js",simple
// As a client:   node deadcube.js java -jar deadcube.jar
'use strict';
const { spawn } = require('child_process');
const readline = require('readline');

/** Reads and writes JSON objects, one per line. */
class Lines {
  constructor(source, target) {
    this.target = target;
    this.lines = readline.createInterface({ input: source, crlfDelay: Infinity })[Symbol.asyncIterator]();
  }

  async read() {
    const { value, done } = await this.lines.next();
    return done ? undefined : JSON.parse(value);
  }

  write(thing) {
    this.target.write(JSON.stringify(thing) + '\n');
  }

  async ask(what, fields = {}) {
    this.write({ do: what, ...fields });
    const answer = await this.read();
    if (!answer) throw new Error('the server has ended');
    if (answer.faults) throw new Error(inWords(answer.faults));
    return answer;
  }
}

/** The faults of an answer on one line. */
function inWords(faults) {
  return faults.map((f) => (f.where ? f.where + ': ' : '') + f.text + (f.expected ? '; expected ' + f.expected : '')).join('; ');
}

/** Prefers an attack to another action, and an action to a pass. */
function choose(prompt) {
  const attacks = prompt.options.filter((o) => ['shoot', 'assault'].includes(o.verb));
  const active = prompt.options.filter((o) => !['pass', 'endTurn', 'endActivation'].includes(o.verb));
  const wanted = [attacks, active, prompt.options].find((options) => options.length);
  return wanted[(prompt.text.length * 7) % wanted.length];
}

/** Plays one side as a bot. */
async function bot() {
  const lines = new Lines(process.stdin, process.stdout);
  for (let told = await lines.read(); told; told = await lines.read()) {
    if (told.faults) console.error(`cannot be played: ${inWords(told.faults)}`);
    if (told.tell === 'choose') lines.write({ choice: choose(told.prompt).choice });
  }
}

// A server soon plays at full speed with this option of the virtual machine. Options of the command come later, and win.
const SOONER = ['-XX:+IgnoreUnrecognizedVMOptions', '-XX:FreqInlineSize=100'];

/** Plays both sides of a game and prints the result. */
async function play(command) {
  const sooner = /(^|[\\/])java(\.exe)?$/i.test(command[0]) ? SOONER : [];
  const named = command.includes('serve') ? command : [...command, 'serve'];
  const serving = spawn(command[0], [...sooner, ...named.slice(1)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const started = new Promise((_, reject) => serving.on('error', reject));
  // what is written to a server that has ended
  serving.stdin.on('error', () => {});
  const client = new Lines(serving.stdout, serving.stdin);
  const greeting = await Promise.race([client.read(), started]);
  if (!greeting) throw new Error('the server does not start');
  let answer = await client.ask('start', { battlefield: greeting.battlefields[0], seed: 7 });
  for (let turns = 0; answer.prompt.type === 'decision' && turns < 5000; turns++) {
    const { options } = answer.prompt;
    const { choice } = options[(turns * 7) % options.length];
    answer = await client.ask('choose', { number: answer.due, choice });
  }
  console.log(answer.prompt.text);
  serving.stdin.end();
}

const running = process.argv.length > 2 ? play(process.argv.slice(2)) : bot();
running.catch((fault) => {
  console.error(fault.message);
  process.exitCode = 1;
});
