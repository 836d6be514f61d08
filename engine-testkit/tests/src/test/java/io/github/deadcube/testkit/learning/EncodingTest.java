package io.github.deadcube.testkit.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.mission.InteractiveScenery.Door;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.features.Features;
import io.github.deadcube.testkit.features.Features.Explained;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class EncodingTest {
    private static final Path GUIDE = Path.of("../../.github/LEARNING.md");
    private static final String GUIDE_BEGIN = "| game | scale | |\n";
    private static final Rules RULES = Deadcube.rules();

    private static final String SCENE = """
            round 2; score A 3; score B 1; command A advance order; initiative A
            A1 RA 4+ FI 5+ SV 6+ AR 2 HP 3 VP 2, rifle R6 AP1, sword CC AP2, damage 1, at f5
            A2 at c4, pinned
            A3 killed
            B1 RA 5+ SV 5+, at d4
            play
            A1 activate
            """;

    @Test
    void aViewHasItsNumbersAtTheNamedPlaces() {
        Map<String, Float> seen = seen(SCENE, Side.A);
        assertThat(seen)
                .containsEntry("game round", 2f)
                .containsEntry("game own score", 3f)
                .containsEntry("game other score", 1f)
                .containsEntry("game own turn", 1f)
                .containsEntry("game own advance dice", 1f)
                .containsEntry("game own order dice", 1f)
                .containsEntry("game other order dice", 0f);
        assertThat(seen)
                .containsEntry("own 1 in team", 1f)
                .containsEntry("own 1 column", 6f)
                .containsEntry("own 1 row", 5f)
                .containsEntry("own 1 level", 1f)
                .containsEntry("own 1 hit points", 3f)
                .containsEntry("own 1 damage", 1f)
                .containsEntry("own 1 active", 1f)
                .containsEntry("own 1 ranged", 5f)
                .containsEntry("own 1 fight", 4f)
                .containsEntry("own 1 armour", 2f)
                .containsEntry("own 1 worth", 2f)
                .containsEntry("own 1 range", 6f)
                .containsEntry("own 1 gun ap", 1f)
                .containsEntry("own 1 blade ap", 2f)
                .containsEntry("own 1 controlled", 1f)
                .containsEntry("own 2 pinned", 1f)
                .containsEntry("own 2 active", 0f)
                .containsEntry("own 3 killed", 1f)
                .containsEntry("own 3 column", 0f)
                .containsEntry("own 4 in team", 0f)
                .containsEntry("other 1 column", 4f)
                .containsEntry("other 1 in play", 1f);
        // A1 and A2 are at the objectives f5 and c4
        assertThat(Vector.rangeClosed(1, Encoding.OBJECTIVES)
                        .filter(n -> Float.valueOf(1).equals(seen.get("objective " + n + " own models")))
                        .map(n -> seen.get("objective " + n + " column")))
                .containsExactlyInAnyOrder(3f, 6f);
        assertThat(Vector.rangeClosed(1, Encoding.OBJECTIVES).map(n -> seen.get("objective " + n + " other models")))
                .containsOnly(0f);
    }

    @Test
    void optionsHaveTheirNumbers() {
        GameState state = Script.play(SCENE).state();
        assertThat(option(state, "A1 shoot rifle at B1"))
                .containsEntry("kind", 1f + Encoding.KINDS.indexOf("choice.shoot"))
                .containsEntry("purpose", 1f + Purpose.ACTIVATION.ordinal())
                .containsEntry("actor", 1f)
                .containsEntry("target", -1f)
                .containsEntry("weapon", 1f)
                .containsEntry("face", 0f);
        assertThat(option(state, "spend advance: A1 advance"))
                .containsEntry("kind", 1f + Encoding.KINDS.indexOf("choice.spendDie"))
                .containsEntry("action", 1f + Encoding.KINDS.indexOf("choice.advance"))
                .containsEntry("actor", 1f)
                .containsEntry("face", 3f);
        GameState moving = Script.play(SCENE + "A1 advance").state();
        assertThat(option(moving, "A1 step f4"))
                .containsEntry("kind", 1f + Encoding.KINDS.indexOf("choice.step"))
                .containsEntry("column", 6f)
                .containsEntry("row", 4f)
                .containsEntry("level", 1f);
    }

    /** The same game with the sides exchanged: each side sees what the other side saw. */
    @Test
    void bothSidesLookAlike() {
        String exchanged = SCENE.replace("A", "?").replace("B", "A").replace("?", "B");
        assertThat(exchanged).contains("B1 RB 4+");
        String swapped = exchanged.replace("RB", "RA").replace("BR", "AR").replace("BP", "AP");
        GameState one = Script.play(SCENE).state();
        GameState other = Script.play(swapped).state();
        assertThat(view(other, Side.B)).isEqualTo(view(one, Side.A));
        assertThat(view(other, Side.A)).isEqualTo(view(one, Side.B));
        assertThat(view(one, Side.A)).isNotEqualTo(view(one, Side.B));
    }

    /** In random games: every option has a kind, the array is overwritten, and hidden tokens change nothing. */
    @Test
    void randomGamesAreEncoded() {
        Vector<Mission> missions = Shipped.scenarios().map(Mission.class::cast);
        TreeSet<Integer> kinds = new TreeSet<>();
        int[] hidden = {0};
        for (int i = 0; i < missions.size(); i++) {
            Setup setup = Shipped.in(missions.get(i), Shipped.setup(Shipped.ruleset()));
            Encoding encoding = Encoding.of(setup);
            float[] used = new float[Encoding.VIEW];
            float[] options = new float[2 * Encoding.OPTION];
            Match.random(RULES, RULES.start(setup).get(), i)
                    .watchedBy((input, transition) -> {
                        GameState state = transition.state();
                        if (!(RULES.prompt(state) instanceof Prompt.Decision decision)) return;
                        PlayerView view = state.seenBy(decision.side());
                        encoding.view(view, used);
                        assertThat(used).isEqualTo(encoding.view(view));
                        GameState changed = view.completed(new Input.Shuffle(
                                Vector.rangeClosed(1, view.toShuffle().things()).reverse()));
                        if (!changed.equals(state)) hidden[0]++;
                        assertThat(encoding.view(changed.seenBy(decision.side())))
                                .isEqualTo(used);
                        for (Choice option : decision.options()) {
                            Arrays.fill(options, -99);
                            encoding.option(decision.side(), decision.purpose(), option, options, Encoding.OPTION);
                            assertThat(options[Encoding.OPTION]).isPositive();
                            assertThat(options[Encoding.OPTION - 1]).isEqualTo(-99);
                            assertThat(Arrays.copyOfRange(options, Encoding.OPTION, 2 * Encoding.OPTION))
                                    .isEqualTo(encoding.option(decision.side(), decision.purpose(), option))
                                    .doesNotContain(-99);
                            kinds.add((int) options[Encoding.OPTION]);
                        }
                    })
                    .play();
        }
        assertThat(hidden[0]).isPositive();
        assertThat(kinds).hasSizeGreaterThan(20);
    }

    /** Options of one decision differ, so that a program that learns can tell them apart. */
    @Test
    void optionsAreToldApart() {
        int[] equal = {0};
        int[] all = {0};
        Setup setup = Shipped.setup(Shipped.ruleset());
        Encoding encoding = Encoding.of(setup);
        Match.random(RULES, RULES.start(setup).get(), 3)
                .watchedBy((input, transition) -> {
                    if (!(RULES.prompt(transition.state()) instanceof Prompt.Decision decision)) return;
                    TreeSet<String> seen = new TreeSet<>();
                    for (Choice option : decision.options()) {
                        all[0]++;
                        if (!seen.add(Arrays.toString(encoding.option(decision.side(), decision.purpose(), option))))
                            equal[0]++;
                    }
                })
                .play();
        assertThat(all[0]).isGreaterThan(1_000);
        assertThat(equal[0]).isZero();
    }

    @Test
    void theBoardHasCubesZonesAndObjectives() {
        Setup setup = Shipped.setup(Shipped.ruleset());
        Battlefield field = setup.battlefield();
        float[] board = Encoding.of(setup).board(Side.A);
        assertThat(board).hasSize(Encoding.BOARD);
        int width = Features.ofCube().size();
        int cubes = 0;
        for (int i = 0; i < board.length; i += width) cubes += (int) board[i];
        assertThat(cubes).isEqualTo(field.size());
        int zone = Features.ofCube().indexOf("zone");
        int worth = Features.ofCube().indexOf("own objective");
        int zoned = 0;
        int worths = 0;
        for (int i = 0; i < board.length; i += width) {
            zoned += board[i + zone] > 0 ? 1 : 0;
            worths += (int) board[i + worth];
        }
        assertThat(zoned)
                .isEqualTo(
                        setup.scenario().zones(field).flatMap(z -> z).distinct().size());
        assertThat(worths)
                .isEqualTo(setup.scenario()
                        .objectives(field)
                        .map(o -> o.worth())
                        .sum()
                        .intValue());
    }

    /** VIC-2, PART-1: two goals in one place are one objective; a half-cube is one cube for it. */
    @Test
    void anObjectiveHasTheGoalsOfItsSide() {
        Mission mission = Missions.read("(name Holes, text \"\", zones [(cubes [a8]), (cubes [h1])], items 0, goals ["
                        + "(cube h7, worth 1, role attacker), (cube h7, worth 1, from 3, role defender), "
                        + "(cube c4, worth 9)])")
                .get();
        GameState state = Script.Runner.standard()
                .withScenario(mission)
                .play("wall north-south through c4; A1 at c4w; A2 at h7; B1 at c4e; play")
                .state();
        Encoding encoding = Encoding.of(state.position().game().setup());
        Map<String, Float> seen = named(Features.ofView(), encoding.view(state.seenBy(Side.A)));
        assertThat(seen)
                .containsEntry("objective 1 own models", 1f)
                .containsEntry("objective 2 own models", 1f)
                .containsEntry("objective 2 other models", 1f);
        for (Side side : Side.BOTH) {
            float[] board = encoding.board(side);
            assertThat(worth(board, "h7", "own objective")).isEqualTo(1);
            assertThat(worth(board, "h7", "other objective")).isEqualTo(1);
            assertThat(worth(board, "c4", "own objective")).isEqualTo(9);
            assertThat(worth(board, "c4", "other objective")).isEqualTo(9);
        }
    }

    private static float worth(float[] board, String name, String feature) {
        Cube cube = Cube.of(name);
        int at = ((cube.level() - 1) * Encoding.COLUMNS + cube.row() - 1) * Encoding.COLUMNS + cube.column() - 1;
        return board[at * Features.ofCube().size() + Features.ofCube().indexOf(feature)];
    }

    @Test
    void everyKindOfChoiceHasANumber() {
        Vector<String> saved = Vector.of(Choice.class.getDeclaredClasses())
                .filter(type -> type.isRecord())
                .map(type -> type.getAnnotation(SavedName.class).value());
        assertThat(Encoding.KINDS).containsExactlyInAnyOrderElementsOf(saved);
    }

    @Test
    void namesFitTheArrays() {
        assertThat(Features.ofView()).hasSize(Encoding.VIEW).doesNotHaveDuplicates();
        assertThat(Features.ofOption()).hasSize(Encoding.OPTION).doesNotHaveDuplicates();
        assertThat(Features.ofCube().size() * Encoding.COLUMNS * Encoding.COLUMNS * Encoding.LEVELS)
                .isEqualTo(Encoding.BOARD);
    }

    /**
     * The page of learning explains the numbers, in their order. {@code -Dlearning=write} writes its tables again after
     * a change of features.txt.
     */
    @Test
    void theGuideExplainsEachNumber() throws IOException {
        Vector<Explained> all = Explained.all();
        Map<String, Vector<String>> names = new LinkedHashMap<>();
        names.put("game", Features.ofView().filter(name -> name.startsWith("game ")));
        for (String part : Vector.of("own", "objective", "thing", "face"))
            names.put(
                    part.equals("own") ? "model" : part,
                    Features.ofView().filter(name -> name.startsWith(part + " 1 ")));
        names.put("option", Features.ofOption());
        names.put("cube", Features.ofCube());
        names.forEach((part, numbers) -> assertThat(
                        all.filter(number -> number.part().equals(part)).map(Explained::name))
                .isEqualTo(numbers.map(name -> name.replaceFirst("^(game|(own|objective|thing|face) 1) ", ""))));
        assertThat(Vector.ofAll(names.values()).map(Vector::size).sum().intValue())
                .isEqualTo(all.size());
        String tables = Vector.ofAll(names.keySet())
                        .map(part -> "| " + part + " | scale | |\n| --- | --- | --- |\n"
                                + all.filter(number -> number.part().equals(part))
                                        .map(number -> "| `" + number.name() + "` | " + number.scale() + " | "
                                                + number.meaning() + " |\n")
                                        .mkString())
                        .mkString("\n")
                + "\nThe kinds of choices, from 1, each with `choice.` before it in the arrays (`choice.zone`): "
                + Encoding.KINDS
                        .map(kind -> "`" + kind.replace("choice.", "") + "`")
                        .mkString(", ") + ".\n";
        String page = Files.readString(GUIDE);
        if (System.getProperty("learning", "").equals("write"))
            Files.writeString(GUIDE, page.substring(0, page.indexOf(GUIDE_BEGIN)) + tables);
        assertThat(Files.readString(GUIDE)).endsWith(tables);
    }

    @Test
    void numbersHaveScales() {
        Vector<String> names = Features.ofView();
        Vector<Integer> scales = Features.scalesOfView();
        assertThat(scales).hasSize(Encoding.VIEW).allMatch(scale -> scale > 0);
        assertThat(Features.scalesOfOption()).hasSize(Encoding.OPTION);
        assertThat(Features.scalesOfCube()).hasSameSizeAs(Features.ofCube());
        assertThat(scales.get(names.indexOf("other 32 hit points"))).isEqualTo(5);
        float[] most = new float[Encoding.VIEW];
        Setup setup = Shipped.setup(Shipped.ruleset());
        Encoding encoding = Encoding.of(setup);
        Match.random(RULES, RULES.start(setup).get(), 9)
                .watchedBy((input, transition) -> {
                    for (Side side : Side.BOTH) {
                        float[] view = encoding.view(transition.state().seenBy(side));
                        for (int i = 0; i < view.length; i++) most[i] = Math.max(most[i], Math.abs(view[i]));
                    }
                })
                .play();
        assertThat(Vector.range(0, Encoding.VIEW)
                        .filter(i -> most[i] > 1.5 * scales.get(i))
                        .map(names::get))
                .isEmpty();
    }

    /** The encoded battlefield stays as the game began, and the view has the doors. */
    @Test
    void openedDoorsAreNumbersOfTheView() {
        Mission mission = Missions.read("(name Doors, text \"\", zones [(cubes [a8]), (cubes [h1])], items 0,"
                        + " scenery [(name Lever, cubes [e5], free, opens [(cube f6, side south), (cube c4, "
                        + "side east)])])")
                .get();
        String ground =
                "wall north of f5; barricade east of c4\nA1 at e5; B1 at f8\nlaid SCENERY-LEVER 1 at e5\nplay\nA1 "
                        + "activate";
        Script.Runner runner = Script.Runner.standard().withScenario(mission);
        GameState before = runner.play(ground).state();
        GameState after = runner.play(ground + "; A1 use SCENERY-LEVER").state();
        Encoding encoding = Encoding.of(before.position().game().setup());
        Map<String, Float> shut = named(Features.ofView(), encoding.view(before.seenBy(Side.B)));
        Map<String, Float> open = named(Features.ofView(), encoding.view(after.seenBy(Side.B)));
        assertThat(shut).containsEntry("face 1 column", 0F);
        assertThat(open)
                .containsEntry("face 1 column", 3F)
                .containsEntry("face 1 row", 4F)
                .containsEntry("face 1 level", 1F)
                .containsEntry("face 1 east", 1F)
                .containsEntry("face 1 gap", 0F)
                .containsEntry("face 2 column", 6F)
                .containsEntry("face 2 row", 5F)
                .containsEntry("face 2 east", 0F)
                .containsEntry("face 3 column", 0F);
        assertThat(Encoding.of(after.position().game().setup()).board(Side.A)).isEqualTo(encoding.board(Side.A));
        GameState wall = runner.play(ground.replace("\nplay", "\nnow smooth wall with hatch 3 north of b2\nplay"))
                .state();
        assertThat(named(Features.ofView(), encoding.view(wall.seenBy(Side.A))))
                .containsEntry("face 1 gap", 5F)
                .containsEntry("face 1 smooth", 1F)
                .containsEntry("face 1 hatch", 3F);
        Mission doors = mission.withScenery(mission.scenery()
                .map(piece -> piece.withOpens(Vector.rangeClosed(1, 7)
                        .flatMap(row -> Vector.of("a", "b", "c")
                                .map(column -> new Door(Cube.of(column + row), Direction.NORTH))))));
        assertThat(Encoding.faults(before.position().game().setup().withScenario(doors)))
                .map(Fault::toString)
                .containsExactly("scenario: there are 21 doors; expected 16 at most");
    }

    @Test
    void largerInputIsAnError() {
        Setup setup = Shipped.setup(Shipped.ruleset()).withBattlefield(Battlefield.open(17, 20, 6));
        assertThatThrownBy(() -> Encoding.of(setup))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("17 columns; expected 16 at most")
                .hasMessageContaining("20 rows; expected 16 at most")
                .hasMessageContaining("6 levels; expected 5 at most");
        assertThat(Encoding.faults(setup)).hasSize(3);
        Encoding encoding = Encoding.of(Shipped.setup(Shipped.ruleset()));
        GameState state = Script.play(SCENE).state();
        assertThatThrownBy(() -> encoding.view(state.seenBy(Side.A))).hasMessageContaining("another set-up");
        assertThatThrownBy(() -> Encoding.of(state.position().game().setup())
                        .view(state.seenBy(Side.A), new float[Encoding.VIEW - 1]))
                .hasMessageContaining("a view has " + Encoding.VIEW + " numbers");
    }

    @Test
    void tooManyThingsAreAnError() {
        Vector<String> rules = Vector.of("K-SMOKE", "K-SHIELD-GENERATOR", "K-TRAP");
        String markers = Vector.range(0, 129)
                .map(n -> "laid " + rules.get(n / 64) + " at " + (char) ('a' + n % 8) + (1 + n / 8 % 8))
                .mkString("; ");
        GameState state =
                Script.play("A1 at a1; B1 at h8; " + markers + "; play").state();
        assertThat(state.position().markers()).hasSize(129);
        assertThatThrownBy(() -> view(state, Side.A))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the battlefield has 129 item tokens and markers, and 128 is the most");
    }

    private static float[] view(GameState state, Side side) {
        return Encoding.of(state.position().game().setup()).view(state.seenBy(side));
    }

    private static Map<String, Float> seen(String scene, Side side) {
        return named(Features.ofView(), view(Script.play(scene).state(), side));
    }

    private static Map<String, Float> option(GameState state, String text) {
        Prompt.Decision decision = (Prompt.Decision) RULES.prompt(state);
        Choice choice = decision.options().find(o -> o.toString().equals(text)).get();
        return named(
                Features.ofOption(),
                Encoding.of(state.position().game().setup()).option(decision.side(), decision.purpose(), choice));
    }

    private static Map<String, Float> named(Vector<String> names, float[] numbers) {
        Map<String, Float> all = new LinkedHashMap<>();
        for (int i = 0; i < numbers.length; i++) all.put(names.get(i), numbers[i]);
        return all;
    }
}
