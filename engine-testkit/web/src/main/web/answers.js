// What a worker answers to a message, whichever form of the engine it has.

export const answered = (engine, { line, greeting, first, games, setups }) =>
    greeting ? engine.greeting() : games === undefined ? engine.answer(line) : engine.randomGames(first, games, setups);
