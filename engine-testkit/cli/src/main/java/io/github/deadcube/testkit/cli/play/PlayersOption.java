package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.UsageFault;
import io.github.deadcube.testkit.duel.BotLevel;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.serve.InstalledBots;
import io.github.deadcube.testkit.serve.ProgramBot;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;

/** The players of both sides, {@code human,skirmisher}: the names of bots, {@link #HUMAN}, or programs. */
record PlayersOption(String a, String b, BotRegistry bots, Vector<ProgramBot> programs, Budget budget)
        implements AutoCloseable {
    /** The name of the person at the terminal. */
    static final String HUMAN = "human";

    /** Two people at one terminal. */
    static final PlayersOption PEOPLE =
            new PlayersOption(HUMAN, HUMAN, InstalledBots.registry(), Vector.empty(), Budget.OPEN);

    /** The names in words, with those that stand for others. */
    static Sentence known(Vector<String> names) {
        Vector<String> levels = BotLevel.ALL.map(BotLevel::name);
        return Sentence.of(
                "{names}, {first} to {last}, nets, such as 'learned:net.txt', and programs, such as"
                        + " 'exec:python3 my_bot.py'",
                names.removeAll(levels),
                levels.head(),
                levels.last());
    }

    static final class Reader implements ITypeConverter<PlayersOption> {
        @Override
        public PlayersOption convert(String text) {
            Vector<String> names = Vector.of(text.split(",", -1)).map(String::strip);
            Vector<String> players = InstalledBots.registry().names().prepend(HUMAN);
            if (names.size() != 2)
                throw new UsageFault.Unread(Sentence.of(
                        "'{text}' is not two names with a comma between: for side A and for side B, each of {players}",
                        text,
                        known(players)));
            Vector<String> unknown =
                    names.reject(name -> isKnown(name, players)).distinct();
            if (!unknown.isEmpty())
                throw new ArgumentChecks.UnknownName(Sentence.of(
                        unknown.size() == 1
                                ? "{names} is not known; the players are {players}"
                                : "{names} are not known; the players are {players}",
                        Sentence.all(unknown.map(UsageFault::quotedText)),
                        known(players)));
            BotRegistry bots = InstalledBots.registry(names)
                    .getOrElseThrow(faults -> new ArgumentChecks.UnknownName(Sentence.several(faults)));
            return new PlayersOption(names.get(0), names.get(1), bots, Vector.empty(), Budget.OPEN);
        }
    }

    /** Whether a name is one of the players, a net or a program. */
    static boolean isKnown(String name, Vector<String> players) {
        return players.contains(name) || ProgramBot.isCommand(name) || name.startsWith(Bots.LEARNED);
    }

    boolean human(Side side) {
        return player(side).equals(HUMAN);
    }

    /** The players with their programs, which are not started yet. */
    PlayersOption with(Duration most, Budget each, Rules rules) {
        return new PlayersOption(
                a,
                b,
                bots,
                Vector.of(a, b).filter(ProgramBot::isCommand).map(name -> new ProgramBot(name, most, rules)),
                each);
    }

    /** Starts the programs; returns why some cannot run. */
    Vector<Fault> begin() {
        return programs.flatMap(ProgramBot::begin).distinct();
    }

    @Override
    public void close() {
        programs.forEach(ProgramBot::close);
    }

    /** The viewer at the terminal: the only person, or an audience if two people or none play there. */
    Viewer viewer() {
        Seq<Side> people = Side.BOTH.filter(this::human);
        return people.size() == 1 ? Viewer.of(people.head()) : Viewer.EVERYBODY;
    }

    boolean anyHuman() {
        return Side.BOTH.exists(this::human);
    }

    boolean bothHuman() {
        return Side.BOTH.forAll(this::human);
    }

    Bot bot(Side side, long seed, Rules rules) {
        if (ProgramBot.isCommand(player(side))) return (side == Side.A ? programs.head() : programs.last()).bot(side);
        return bots.named(player(side), seed, side, rules)
                .getOrElseThrow(() -> new IllegalStateException(player(side) + " is no bot"));
    }

    private String player(Side side) {
        return side == Side.A ? a : b;
    }
}
