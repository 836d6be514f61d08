package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.match.BotRegistry;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The bots whose names are {@code learned:} and the file of a net ({@link Bots#learned}), beside others. */
record LearnedBots(BotRegistry others, Map<String, Bot> nets) implements BotRegistry {
    /**
     * Reads the nets of all names that begin with {@code learned:}. Other names are left to the other registry.
     *
     * @return the other bots and these, or all faults of all files
     */
    static Either<Vector<Fault>, BotRegistry> beside(BotRegistry others, Iterable<String> names) {
        Map<String, Bot> nets = LinkedHashMap.empty();
        Vector<Fault> faults = Vector.empty();
        for (String name :
                Vector.ofAll(names).filter(one -> one.startsWith(Bots.LEARNED)).distinct()) {
            Either<Seq<Fault>, Bot> read = net(name.substring(Bots.LEARNED.length()));
            if (read.isRight()) nets = nets.put(name, read.get());
            else faults = faults.appendAll(read.getLeft().map(fault -> of(name, fault)));
        }
        return faults.isEmpty() ? Either.right(new LearnedBots(others, nets)) : Either.left(faults);
    }

    /** The fault of a file among the faults of a request or a command, which have lines of their own. */
    private static Fault of(String name, Fault fault) {
        String place = fault.where().toString();
        return Fault.of(fault.rule(), fault.text(), fault.expected()).in(name + (place.isEmpty() ? "" : ", " + place));
    }

    private static Either<Seq<Fault>, Bot> net(String file) {
        try {
            return TextFile.read(Path.of(file))
                    .mapLeft(why -> (Seq<Fault>) Vector.of(Fault.of(Fault.UNREADABLE, why)))
                    .flatMap(Bots::learned);
        } catch (InvalidPathException e) {
            return Either.left(Vector.of(Fault.unread(file, "the name of a file")));
        }
    }

    @Override
    public Vector<String> names() {
        return others.names().appendAll(nets.keySet());
    }

    @Override
    public Option<Bot> named(String name, long seed, Side side, Rules rules) {
        return nets.get(name).map(Bot::copy).orElse(() -> others.named(name, seed, side, rules));
    }
}
