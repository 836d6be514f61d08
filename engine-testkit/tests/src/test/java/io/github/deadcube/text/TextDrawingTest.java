package io.github.deadcube.text;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The drawing that players see is a script with the same position. */
class TextDrawingTest {
    private static final String SCENE = """
            board 4 x 3 x 2; floors c2:2 d2:2; wall west of c2; barricade east of c2:2; smooth wall north of a1
            A1 "Kell", HP 3, at b2/5, pinned; A2 "Mina", HP 2, at a1/5, damage 1, activated; A3 killed
            B1 "Bo", at b2/1; B2 HP 2, at d2:2, pinned, damage 1, activated, neutral, leader
            round 2; initiative B; score A 3; command B dice dice
            """;

    @Example
    void levelsStandSideBySide() {
        assertThat(TextDrawing.draw(state(SCENE).position(), TextStyle.NONE, 120))
                .isEqualTo("""
                board 4 x 3 x 2
                :1  a    b     c  d    :2  c  d
                 3  .    .     .  .
                 2  .    A1_B1|.  .     2  . :B2_*'
                    ----
                 1  A2*' .     .  .
                smooth wall north of a1
                initiative B, round 2, points 100, score A 3, command B dice dice
                A1 "Kell", HP 3, at b2/5, pinned              ; B1 "Bo", at b2/1
                A2 "Mina", HP 2, at a1/5, damage 1, activated ; B2 HP 2, leader, at d2:2/5, pinned, damage 1, activated, neutral
                A3 killed
                """);
    }

    @Example
    void whereThereIsNoRoomTheyStandOneUnderTheOther() {
        String board = TextDrawing.draw(state(SCENE).position(), TextStyle.NONE, 30);
        assertThat(board).contains("\n:1  a    b     c  d\n", "\n:2  c  d\n", "\nB1 \"Bo\", at b2/1\n");
        assertThat(position(board).models()).isEqualTo(position(SCENE).models());
    }

    @Example
    void anObjectiveIsShownOnItsFloor() {
        GameState state =
                Deadcube.rules().start(Shipped.setup(Shipped.ruleset())).get();
        String board = TextDrawing.draw(state.position(), TextStyle.NONE, 200);
        long shown = board.lines()
                .filter(line -> !line.startsWith("#"))
                .flatMapToInt(String::chars)
                .filter(c -> c == 'o')
                .count();
        assertThat(board).contains("\n# objectives: ");
        assertThat(shown).isPositive();
    }

    @Example
    void faceDownTokensAreNotShown() {
        String scene =
                SCENE + "token 1 I-AMMO at a3 face down, token 2 I-INTEL at d2:2, token 3 I-MEDI-PACK at b3 face down";
        String board = TextDrawing.draw(state(scene).position(), TextStyle.NONE, 120);
        assertThat(board)
                .contains(
                        " 3  t    t     .  .\n", "# tokens face down: 1 at a3, 3 at b3\n", "token 2 I-INTEL at d2:2\n")
                .doesNotContain("AMMO", "MEDI");
        assertThat(position(board).tokens()).isEqualTo(position(scene).tokens().filter(token -> token.faceUp()));
    }

    @Example
    void everyPartOfADrawingCanBeWrong() {
        assertThat(Script.read("""
                        :1  a  b     :2  b
                         2  .  A1*    2  ?
                         1  .  .      1  .
                                         .
                        """)
                        .swap()
                        .map(errors -> errors.map(Fault::toString))
                        .get())
                .satisfiesExactly(
                        e -> assertThat(e).startsWith("line 2, column 18: '?' is not understood; expected '.' for"),
                        e -> assertThat(e)
                                .startsWith("line 4, column 18: '.' is not understood; expected nothing below"));
    }

    @Example
    void marksInACellSayHowAModelStands() {
        Position read = position("""
                :1  a  b
                 2  .  A1_'
                 1  .  B1*
                B1 HP 3
                A1 HP 3, damage 2
                """);
        assertThat(read.models().filter(Model::inPlay).map(m -> m.pinned() + " " + m.damage() + " " + m.activated()))
                .containsExactly("true 2 true", "false 1 false");
    }

    @Example
    void coloursChangeNothingThatIsRead() {
        TextStyle loud = new TextStyle() {
            @Override
            public String side(Side side, String text) {
                return "<" + text + ">";
            }

            @Override
            public String strong(String text) {
                return "<" + text + ">";
            }

            @Override
            public String faint(String text) {
                return "<" + text + ">";
            }
        };
        String painted = TextDrawing.draw(state(SCENE).position(), loud, 80);
        assertThat(painted).contains("<<A1_>><<B1>>");
        assertThat(painted.replaceAll("[<>]", ""))
                .isEqualTo(TextDrawing.draw(state(SCENE).position(), TextStyle.NONE, 80));
    }

    @Property
    @Tries(build = 20, thorough = 60)
    void everyStateIsReadBack(
            @ForAll long seed,
            @ForAll @IntRange(max = 600) int inputs,
            @ForAll @IntRange(min = 10, max = 200) int width) {
        Rules rules = Deadcube.rules();
        GameState begin = rules.start(Shipped.setup(Shipped.ruleset())).get();
        Match match = Match.between(
                rules, begin, Bots.skirmisher(seed, Side.A), Bots.skirmisher(seed, Side.B), SplitMix64.dice(seed));
        for (int i = 0; i < inputs; i++) match.step();
        Position position = match.state().position();
        String board = TextDrawing.draw(match.state().position(), TextStyle.NONE, width);
        Position read = position(board);
        assertThat(read.game().setup().battlefield())
                .as(board)
                .isEqualTo(position.game().setup().battlefield());
        assertThat(read.models()
                        .filter(m -> m.inPlay() && stands(position.model(m.id()).get()))
                        .map(TextDrawingTest::seen))
                .as(board)
                .isEqualTo(position.models().filter(TextDrawingTest::stands).map(TextDrawingTest::seen));
        assertThat(read.b().score()).isEqualTo(position.b().score());
        assertThat(read.a().command()).isEqualTo(position.a().command());
        assertThat(read.initiative()).isEqualTo(position.initiative());
    }

    /** A drawing shows no cards, and the items that models carry without the numbers of their tokens. */
    private static Model seen(Model m) {
        return m.withCard(Card.named("any"))
                .withUsedUp(List.empty())
                .withItem(m.found().map(carried -> new Carried(carried.item(), 1)));
    }

    private static boolean stands(Model model) {
        return model.inPlay() && model.place().spot() > 0;
    }

    private static GameState state(String script) {
        return Fault.orThrow(unchecked(script).flatMap(Deadcube.rules()::resume));
    }

    private static Position position(String script) {
        return Fault.orThrow(unchecked(script)).position();
    }

    private static Either<Seq<Fault>, GameState> unchecked(String text) {
        return Script.read(text)
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n") + "\n" + text))
                .position(Deadcube.ruleset(), new OpenGround());
    }
}
