package io.github.deadcube.testkit.page;

import io.github.deadcube.Game;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.endings.Puzzle;
import io.github.deadcube.testkit.serve.GameHost;
import io.github.deadcube.testkit.serve.Server;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * The games of a {@link PageServer}: each has tokens, tells its changes and, with a folder, is kept in two files, its
 * record and its terms. The record holds an input before the input is answered.
 *
 * @param folder where the games are kept; none if they end with the server
 * @param tokens makes tokens that cannot be guessed
 * @param clock the time of the day, for the clocks and the dates of games
 * @param changes is given the name of a game that has changed and the number of the input that is due
 * @param lost receives a line for each game that cannot be kept any more
 * @param found puzzles from the games of the folder that are over
 */
record HostedGames(
        Option<Path> folder,
        Supplier<String> tokens,
        Clock clock,
        ObjIntConsumer<String> changes,
        Consumer<String> lost,
        GamePuzzles found)
        implements GameHost {
    private static final Pattern NAME = Pattern.compile("[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?");
    private static final String BEGIN = "game-";
    private static final String RECORD = ".txt";
    private static final String TERMS = ".terms.json";

    /** Opens the games of the folder again, and returns those that cannot be opened, each with its fault. */
    Vector<String> reopen(Server server) throws IOException {
        if (folder.isEmpty()) return Vector.empty();
        Vector<Path> files = TextFile.entries(folder.get());
        Vector<String> kept = files.flatMap(file -> nameOf(file, TERMS));
        Vector<String> closed = kept.flatMap(name -> TextFile.read(terms(name))
                        .fold(
                                Vector::of,
                                line -> server.reopen(name, line.strip(), record(name))
                                        .map(fault -> inTerms(name, fault))))
                .map(Fault::toString);
        Vector<String> alone = files.flatMap(file -> nameOf(file, RECORD)).removeAll(kept);
        return closed.appendAll(alone.map(name -> record(name) + ": there is no " + terms(name)
                + ", which has the tokens of its seats; 'load' continues the record as a new game"));
    }

    @Override
    public Option<String> token() {
        return Option.some(tokens.get());
    }

    @Override
    public Option<Long> time() {
        return Option.some(clock.millis());
    }

    @Override
    public Option<Long> written(String name) {
        try {
            return Option.some(Files.getLastModifiedTime(record(name)).toMillis());
        } catch (IOException e) {
            return Option.none();
        }
    }

    @Override
    public boolean isFree(String name) {
        return folder.isEmpty() || !Files.exists(record(name)) && !Files.exists(terms(name));
    }

    @Override
    public Option<Fault> opened(String name, String terms, Game game) {
        if (folder.isDefined()) {
            if (!NAME.matcher(name).matches())
                return Option.some(Fault.unread(
                        name, "a name of small letters, digits and '-' between them, 60 characters at most"));
            // A game begins in an empty record, but the tokens of a game whose record was lost stay.
            if (Files.exists(terms(name))) return Option.some(taken(name));
            // With the record the game owns its name, also if two servers have one folder: only then are terms written.
            Option<Fault> unkept = game.keepIn(record(name));
            if (unkept.isDefined()) return Files.exists(record(name)) ? Option.some(taken(name)) : unkept;
            Option<Fault> unwritten = TextFile.write(terms(name), terms + "\n");
            if (unwritten.isDefined()) {
                game.close();
                delete(record(name));
                return unwritten;
            }
        }
        listen(name, game);
        return Option.none();
    }

    /** The terms are one line. A fault of the record names the record. */
    private Fault inTerms(String name, Fault fault) {
        if (!fault.where().whole().isEmpty()) return fault;
        int column = fault.where().column();
        return (column > 0 ? fault.at(1, column) : fault).within(TextFile.name(terms(name)));
    }

    private static Fault taken(String name) {
        return Fault.of(Sentence.of("a game is kept as '{name}' already", name), "another name");
    }

    @Override
    public Option<Fault> changed(String name, String terms) {
        return folder.isEmpty() ? Option.none() : TextFile.write(terms(name), terms + "\n");
    }

    @Override
    public void told(String name, int due) {
        changes.accept(name, due);
    }

    @Override
    public Vector<Puzzle> puzzles() {
        return found.all();
    }

    @Override
    public void reopened(String name, Game game) {
        found.look(name, game);
        listen(name, game);
    }

    private void listen(String name, Game game) {
        game.listen(new Game.Listener() {
            @Override
            public void updated(int number, Transition.Step step) {
                if (folder.isDefined()) found.look(name, game);
                changes.accept(name, game.number());
            }

            @Override
            public void undone(int inputs) {
                found.forget(name);
                changes.accept(name, game.number());
            }
        });
    }

    @Override
    public void lost(String name, Fault fault) {
        lost.accept(record(name) + ": " + fault);
    }

    @Override
    public void closed(String name, Game game) {
        found.forget(name);
        boolean own = folder.isDefined() && holds(record(name), game);
        game.close();
        if (own) {
            delete(terms(name));
            delete(record(name));
        } else if (folder.isDefined() && Files.exists(record(name)))
            lost.accept(record(name) + ": it is not what this server wrote, so it stays");
    }

    /**
     * Whether the file is that of the game: another program may have changed it, or moved the folder and begun a game
     * of this name.
     */
    private static boolean holds(Path file, Game game) {
        return game.fault().isEmpty() && TextFile.readRecord(file).contains(game.save());
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // No game needs it any more; the next start of the server reports a file that stays.
        }
    }

    private Path record(String name) {
        return folder.get().resolve(BEGIN + name + RECORD);
    }

    private Path terms(String name) {
        return folder.get().resolve(BEGIN + name + TERMS);
    }

    /** The name of the game of a file; none if the file is of another kind. */
    private static Option<String> nameOf(Path path, String end) {
        String file = path.toFile().getName();
        boolean one = file.startsWith(BEGIN) && file.endsWith(end);
        return Option.when(one, () -> file.substring(BEGIN.length(), file.length() - end.length()))
                .filter(name -> NAME.matcher(name).matches());
    }
}
