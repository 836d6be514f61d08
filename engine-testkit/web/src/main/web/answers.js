// What a worker answers to a message, whichever form of the engine it has.

export const answered = (engine, { line, xml = [], greeting, language, texts, first, games, setups }) => {
    if (language) return engine.speaks(language, texts);
    if (greeting) return engine.greeting();
    if (games !== undefined) return engine.randomGames(first, games, setups);
    for (const [text, found] of xml) engine.parsed(text, found);
    return engine.answer(line);
};
