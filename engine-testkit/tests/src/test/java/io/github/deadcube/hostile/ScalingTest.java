package io.github.deadcube.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.RecordReader;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.junit.report.RuleCheck;
import io.github.deadcube.testkit.junit.report.RuleReport;
import io.github.deadcube.testkit.playthrough.Playthrough;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.table.PerftTable;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** For any text, readers need memory in proportion to the length, and a small stack. */
class ScalingTest {
    private static final Vector<Integer> LENGTHS = Vector.of(40_000, 100_000, 1_000_000);
    /** Twenty thousand characters already show quadratic memory, or one stack frame for each character. */
    private static final int LONGEST = Level.tries(ScalingTest.class, "asLongAsTheText", 20_000, 1_000_000);

    private static final long STACK = 256 << 10;
    /**
     * Sixty-four models in a line, or an error for each word, need two thirds of this. Quadratic memory for a line
     * needs ten times as much.
     */
    private static final long BYTES_A_CHARACTER = 3_000;

    private static final long ANY = 24_000_000;
    /** Below the limits of a line and of an item, so that the text is read. */
    private static final int LINE = 90_000;

    private static final int ITEM = 1_990;

    private static final String RECORD_HEAD = """
            deadcube record 1
            digest 1
            ruleset a v1
            scenario a
            seed none
            team A a
            team B b
            """;

    private static final GameState STANDING =
            Script.play("A1 at a1; B1 at b2\nplay").state();

    private enum Reader {
        SCRIPT(Script::read),
        PLAY(text -> Script.read("A1 at a1; B1 at b2\nplay\n" + text)),
        EXPECTED(text -> Script.unmet(Deadcube.rules(), STANDING, Vector.empty(), text)),
        BATTLEFIELD(NamedBattlefield::read),
        RECORD_SETUP(text -> RecordReader.read(RECORD_HEAD + text)),
        RECORD_PLAY(text -> RecordReader.read(RECORD_HEAD
                + "board 4 x 4 x 1\nA1 at a1\nB1 at b1\nlines 00 = 00000000\nbegin = 0123456789abcdef 01234567\n"
                + text)),
        PLAYTHROUGH(text ->
                Playthrough.read("deadcube playthrough 1\nbots curious curious\nseed 27\n" + text, Bots.registry())),
        TEAM(text -> ChosenTeam.read("team: a\nlist: b\n\n" + text, Vector.empty())),
        PERFT(text -> PerftTable.read("position a\n" + text)),
        REPORTS(text -> {
            RuleReport.read(text);
            RuleCheck.rules(text);
        }),
        NOTATIONS(text -> {
            Input.read(text);
            Input.read("A1 shoot a at B1 as " + text + "b");
            Keyword.read(text);
            Marker.read(text);
            RuleId.read(text).toOption();
            Cube.read(text).toOption();
            Place.read(text).toOption();
            ModelId.read(text).toOption();
            Statistic.read(text).toOption();
            CommandDice.read(text).toOption();
        });

        private final Consumer<String> reads;

        Reader(Consumer<String> reads) {
            this.reads = reads;
        }
    }

    /** Texts that are repeated in a line, in an item or in a word. */
    private static final Vector<String> PARTS = Vector.of(
            "x",
            " ",
            "\n",
            "(",
            "\"",
            "\\",
            ";",
            ",",
            "x,",
            "-A",
            "K-A",
            "A (",
            "8 ",
            "x and a at ",
            "a at B1 and ",
            "spend dice: ",
            "marked K-A ",
            "pinned ",
            "used up a ",
            "SMOKE GRENADE ",
            "A1 R5 CC ",
            "model ",
            "c4 ",
            " 00",
            "x\n",
            "A1 to A64 TOUGH\n",
            "A1 marked K-PREY 1\n",
            "A1 SMOKE GRENADE SMOKE GRENADE X\n",
            "smoke c4 d4 e4\n",
            "token 7 I-AMMO\n",
            "objective 1 at c4\n",
            "laid K-TRAP (FRAG (3)) of A1 at c4\n",
            "wall north of c4\n",
            "block 0 0 99 30 30 of c4\n",
            "board 8 x 8\n",
            ":1 a b c\n 2 A1 % t1\n",
            " 1 .\n",
            "position a\ndepth 1: 1\n",
            "1: A1 activate = 0123456789abcdef 01234567\n",
            "begin = 0123456789abcdef 01234567\n",
            "expect A1 marked K-A, refuses A1 by K-A-A\n",
            "A-A\n  passed x\n",
            "A, B, C\n",
            "a, ");

    static Stream<Arguments> texts() {
        return Stream.of(Reader.values())
                .flatMap(reader -> PARTS.toJavaStream().map(part -> Arguments.of(reader, part)));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void asLongAsTheText(Reader reader, String part) throws InterruptedException {
        for (int length : LENGTHS.filter(length -> length <= LONGEST)) within(reader, text(part, LINE, "\n", length));
        if (!part.contains("\n")) within(reader, text(part, ITEM, ", ", Math.min(LONGEST, LENGTHS.get(1))));
    }

    /** The comments after the last input are written again, but not the number of the round. */
    @Test
    void aRecordWithCommentsGoesOn() {
        int lines = 8_000;
        String record = Game.of(3).save() + "# x\n".repeat(lines) + "# round 0\n".repeat(lines);
        long before = AllocatedBytes.ofThisThread();
        assertThat(Game.load(record, GameSettings.seeded(3))).isNotEmpty();
        assertThat(AllocatedBytes.ofThisThread() - before).isLessThan(ANY + BYTES_A_CHARACTER / 3 * record.length());
    }

    /** Repeats the part, in lines or items below the limit. */
    private static String text(String part, int most, String between, int length) {
        String line = part.contains("\n") ? part : part.repeat(most / part.length()) + between;
        return line.repeat(length / line.length() + 1).substring(0, length);
    }

    private static void within(Reader reader, String text) throws InterruptedException {
        AtomicReference<Throwable> fault = new AtomicReference<>();
        long[] bytes = new long[1];
        Thread thread = new Thread(
                null,
                () -> {
                    long before = AllocatedBytes.ofThisThread();
                    reader.reads.accept(text);
                    bytes[0] = AllocatedBytes.ofThisThread() - before;
                },
                "reader",
                STACK);
        thread.setUncaughtExceptionHandler((dead, thrown) -> fault.set(thrown));
        thread.start();
        thread.join();
        assertThat(fault.get()).isNull();
        assertThat(bytes[0])
                .as("%s, %,d characters", reader, text.length())
                .isLessThan(ANY + BYTES_A_CHARACTER * text.length());
    }
}
