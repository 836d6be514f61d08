package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.cli.command.Screen;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PersonTest {
    /** Each prompt takes one of them: spots have their own numbers. */
    private static final String NUMBERS = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n";

    @Test
    void choicesAreNumberedAndPromptsAreSentences() {
        assertThat(typed("A starts").out()).contains("You choose for A. 'help' lists what can be typed.\n", """
                        A: deployment zone (SET-7 Deploying the strike teams): A chooses a deployment zone
                          1  zone 1  the scenario's first deployment zone: a8 to d8
                          2  zone 2  the scenario's second deployment zone: e1 to h1
                        A>\s""");
    }

    /** The plans are listed from the best to the worst, and nothing is chosen. */
    @Test
    void aHintHasPlansWithChances() {
        String out = typed("hint").out();
        Vector<Integer> chances = Vector.ofAll(out.lines())
                .filter(line -> line.matches("(A> )? +[0-9]+ %  [AB] starts"))
                .map(line -> Integer.parseInt(line.replaceFirst("^(A>)? +", "").replaceFirst(" .*", "")));
        assertThat(chances).hasSize(2).isEqualTo(chances.sorted().reverse());
        assertThat(out).doesNotContain("A starts (SET-6)");
    }

    @Test
    void aNumberOrAnUnambiguousPartPicks() {
        assertThat(typed("A starts", "2", "A5", "A5 dep g1", "9").out())
                .contains("A deploys in zone 2 (SET-7)", "A5 takes a spot of g1", "A deploys: A5 Scout g1 …\n");
    }

    @Test
    void anAmbiguousPartNarrows() {
        assertThat(deploying("A7", "A7").out())
                .contains(
                        "A>   1  A7 deploy a8  Breacher\n  2  A7 deploy b8  Breacher\n",
                        "  4  A7 deploy d8  Breacher\nA> ");
    }

    @Test
    void anIllegalChoiceIsAnsweredWithTheRule() {
        String out = deploying(
                        "A1",
                        "A1 sprint",
                        "why not A1 deploy h1",
                        "why not A1 deploy a8",
                        "why not dance",
                        "why not 3 4")
                .out();
        assertThat(out)
                .contains(
                        "A> ASK-1 Right kind of answer: ",
                        "A> SET-7 Deploying the strike teams: ",
                        "A> No rule forbids it: A1 deploy a8\n",
                        "A> 'dance' is neither a model such as A3 nor a verb",
                        "A> '3 4' is no choice. Dice and shuffles are not chosen.\n");
    }

    @Test
    void whyDescribesTheSituation() {
        assertThat(deploying("A1", "A1 deploy a8", "why", "why me").out())
                .contains(
                        "A>   a round begins\n",
                        "  A1 takes a spot of a8\n",
                        "A> Ask 'why', or 'why not' and a choice.\n");
    }

    @Test
    void theHelpFitsTheScreen() {
        String out = typed("help").out();
        assertThat(out.substring(out.indexOf("A> ") + "A> ".length()).lines())
                .contains(
                        "  board            the battlefield: _ pinned, * injured, ' activated; o",
                        "                   objective, t token, % smoke")
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(Screen.USUAL));
    }

    /** The battlefield shows the zones, and a cube its spots. */
    @Test
    void zonesAndSpotsAreShown() {
        assertThat(typed("A starts", "board").out())
                .contains(" 8  y  y  y  y  .  .  .  .\n", " 1  .  t  .  .  z  z  z  z\n")
                .contains("marker y \"zone 1\"\nmarker z \"zone 2\"\n");
        String out = deploying("A1", "A1 deploy a8", "6", "board a8", "board", "board z9", "A2", "A2 deploy a8", "6")
                .out();
        assertThat(out)
                .contains("A1 takes a spot of a8\n    7   8   9\n    4   5   6\n    1   2   3\nA> ")
                .contains("A> The spots of a8, north at the top:\n    7   8   9\n    4   5  A1\n    1   2   3\n")
                .contains(" 8  A1 y  y  y ", "marker y \"zone 1 of A\"\nmarker z \"zone 2 of B\"\n")
                .contains("A> Which cube with a floor? Such as: board c4:2\n")
                .contains("A2 takes a spot of a8\n    7   8   9\n    4   5  A1\n    1   2   3\n")
                .endsWith("A> No choice has the number 6.\nA> \nYou left the game after 31 inputs.\n");
    }

    /** A bot deploys for a person, who can take all of it back. */
    @Test
    void aBotDeploysForAPerson() {
        String out = typed(
                        "deploy for me",
                        "A starts",
                        "deploy for me",
                        "deploy for me",
                        "undo",
                        "zone 2",
                        "A3",
                        "A3 deploy g1",
                        "5",
                        "deploy for me",
                        "undo")
                .out();
        assertThat(out)
                .contains("A> No model waits to be deployed now.\n")
                .containsPattern("A deploys: A\\d [^;]*(?:, ?\\s*A\\d [^;]*){6}\n")
                .contains("A: recon effect (")
                .containsPattern("Back to your last choice\\.\\n(?: .*\\n)*A: deployment zone \\(");
        assertThat(out.substring(out.lastIndexOf("Back to your last choice.")))
                .contains("A: deployment (SET-7 Deploying the strike teams): A deploys\n")
                .contains("  1  A1 set up", "  6  A7 set up")
                .doesNotContain("A3 set up");
    }

    /** The notation of a choice is never a part of another one. */
    @Test
    void exactNotationIsNoSearch() {
        String out = deploying("A1", "A1 deploy a8", "5", "a2  SET up", "A2 deploy a8", "1", "A3 end", "spot 4")
                .out();
        assertThat(out).contains("A2 takes a spot of a8");
        assertThat(out.substring(out.indexOf("A2 takes a spot")))
                .contains("A> ASK-1 ", "A> 'spot 4' is no part of what is offered");
    }

    /** A whole movement is one request. */
    @Test
    void aPersonGoesToACube() {
        assertThat(deploying("go", "A1", "go A1 h8", "go A1 moon", "go A1", "go A1 b8")
                        .out())
                .contains(
                        "A> Which model? Such as: go A3 c4\n",
                        "A> A1 cannot reach h8 now.\n",
                        "A> Where to? Such as: go c4, or: go A3 c4:2\n",
                        "A> A1 can go to a8, b8, c8, d8\n",
                        "A deploys: A1 Captain b8");
    }

    @Test
    void undoGoesBackToTheLastChoice() {
        String out = typed("undo", "A starts", "zone 1", "A1", "A1 deploy a8", "undo", "A1 deploy b8")
                .out();
        assertThat(out).contains("A> You have not chosen anything yet.\nA: ", "A> Back to your last choice.\n");
        assertThat(out.substring(out.indexOf("Back to"))).contains("A: deployment cube (", "A1 takes a spot of b8");
    }

    @Test
    void aLookIsUndoneOnlyByAFlagThatTheRecordKeeps(@TempDir Path folder) {
        String file = folder.resolve("game.txt").toString();
        String[] play = {"play", "--bots", "human,human", "--seed", "1", "--quiet", "--record", file};
        String lines = "A starts\nundo\nA starts\nzone 1\ndeploy for me\ndeploy for me\nrecon 1\ntoken 1\nundo\n"
                + NUMBERS.repeat(1_000);
        String refused =
                "You have learnt since what an item token is, and undo does not take that back (SET-5, ITEM-3)";
        assertThat(Run.typing(lines, play).out()).contains("A> Back to your last choice.\n", "> " + refused);
        assertThat(Run.of("verify", file).out()).startsWith("verified: ").doesNotContain("undone");
        String[] flagged = Vector.of(play).append("--undo-looks").toJavaArray(String[]::new);
        assertThat(Run.typing(lines, flagged).out())
                .contains("A> Back to your last choice.\n")
                .doesNotContain(refused);
        assertThat(Run.of("verify", file).out()).contains("; looks at item tokens may have been undone; ");
    }

    @Test
    void theTableACardAndTheRulesAreShown() {
        assertThat(typed("board", "card b1", "card me", "rules ADV-5", "rules xylophone", "rules", "help")
                        .out())
                .contains(
                        "A> board 8 x 8 x 3\n:1  a ",
                        "\nA1 \"Captain\", HP 3, waiting      ; B1 \"Matron\", HP 3, waiting\n",
                        "A> B1 \"Matron\", FI 3+ SV 4+",
                        "A> Which model? Such as: card A1\n",
                        "A> ADV-5  Moving in with enemies\n",
                        "A> No rule mentions 'xylophone'.\n",
                        "SHO    9  the SHOOT action\n",
                        "  why not CHOICE   which rule forbids");
    }

    @Test
    void tokensAreListedWithTheirKnownKinds() {
        assertThat(typed("tokens").out())
                .contains("A>   token 1 in b1: face down\n  token 2 in d5: face down\n")
                .contains("  token 8 in b2: face down\nWhat A does not know is among: 2 Ammo, AP Ammo, ");
    }

    /** A line that was cut with three dots is not read a second time. */
    @Test
    void aLineIsReadOnce() {
        String out = typed(
                        "A starts",
                        "zone 2",
                        "A5",
                        "A5 dep g1",
                        "9",
                        "A1",
                        "A1 deploy e1",
                        "1",
                        "A2",
                        "A2 deploy e1",
                        "2")
                .out();
        assertThat(out)
                .contains(
                        "A>   A deploys: A5 Scout g1 …\n",
                        "A>   … A1 Captain e1 …\nA: deployment (",
                        "A>   … A2 Sharpshooter e1 …\nA: deployment (")
                .containsOnlyOnce("A5 Scout g1");
        String whole = Run.typing(NUMBERS.repeat(1_000), "play", "--bots", "human,skirmisher", "--seed", "2")
                .out();
        assertThat(whole).contains("no harm\n").doesNotContain("… no harm");
        assertThat(whole.lines().filter(line -> line.endsWith(" …")))
                .allSatisfy(line -> assertThat(whole.lines().map(String::strip))
                        .doesNotContain(line.substring(0, line.length() - 2).strip()));
    }

    /** Who types 1 at each question acts, as long as there is something to do. */
    @Test
    void theFirstOptionOfAnActivationDoesNotEndIt() {
        Vector<String> lines =
                Vector.ofAll(Run.typing(NUMBERS.repeat(1_000), "play", "--bots", "human,skirmisher", "--seed", "2")
                        .out()
                        .lines());
        Vector<String> first = Vector.range(2, lines.size())
                .filter(line -> lines.get(line - 2).contains("A: activation (RND-3 ")
                        && lines.get(line).startsWith("  2  "))
                .map(line -> lines.get(line - 1).strip());
        assertThat(first)
                .hasSizeGreaterThan(20)
                .allMatch(option -> option.startsWith("1  "))
                .noneMatch(option -> option.matches("1  A[0-9] end\\b.*"));
    }

    @Test
    void unknownInputIsReported() {
        assertThat(typed("foo", "99", "0").out())
                .contains("'foo' is no part of what is offered, and no request; 'help' lists those.\n")
                .contains("A> No choice has the number 99.\nA> No choice has the number 0.\n");
    }

    @Test
    void aLineThatIsTooLongIsRefusedAndTheNextIsRead() {
        assertThat(typed("A starts " + "x".repeat(4_096), "A starts").out())
                .contains(
                        "A> A line has at most 4096 characters; this one is longer, and is not read.\nA> ",
                        "A: deployment zone");
    }

    @Test
    void anEmptyLineListsAllAgain() {
        String out = deploying("A7", "A7", "").out();
        assertThat(out.substring(out.lastIndexOf("A: deployment cube (")))
                .contains("\n  1  A7 deploy a8  Breacher\n")
                .doesNotContain("A>   1");
        assertThat(out.split("A: deployment cube \\(", -1)).hasSize(3);
    }

    @Test
    void quittingAndTheEndOfTheInputEndTheGame() {
        for (Run run : new Run[] {deploying("quit", "A1"), deploying()}) {
            assertThat(run.exitCode()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).containsPattern("You left the game after \\d+ inputs\\.\n$");
        }
    }

    @Test
    void aGameIsSavedButOverwritesNothing(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.txt");
        Path precious = Files.writeString(folder.resolve("precious.txt"), "mine", StandardCharsets.UTF_8);
        Run run = deploying(
                "save " + file,
                "A1",
                "A1 deploy a8",
                "save " + file,
                "save " + precious,
                "save " + folder.resolve("no/where"),
                "save r\ufffd\0.txt",
                "save");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains(
                        " inputs are written to " + file + ".\nA> A: deployment cube (",
                        precious + " is there already; choose another name.",
                        folder.resolve("no/where") + " cannot be written: ",
                        "' is not the name of a file; the locale does not have all of its letters: use one with "
                                + "UTF-8, such as"
                                + " LC_ALL=C.UTF-8.",
                        "Where to? Such as: save game.txt");
        assertThat(file)
                .content(StandardCharsets.UTF_8)
                .contains("\nseen by everybody\n", " zone 1 = ", " A1 deploy a8 = ");
        assertThat(precious).hasContent("mine");
        assertThat(Run.of("verify", file.toString())).satisfies(verified -> {
            assertThat(verified.err()).isEmpty();
            assertThat(verified.out()).matches("verified: \\d+ inputs, unfinished; .*\n");
            assertThat(verified.exitCode()).isEqualTo(4);
        });
    }

    @Test
    void aRecordDoesNotContainUndoneInputs(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.txt");
        String lines =
                "A starts\nzone 1\nA1\nA1 deploy a8\nundo\nundo\nundo\nzone 2\nundo\nzone 2\n" + NUMBERS.repeat(1_000);
        Run run = Run.typing(lines, "play", "--bots", "human,simple", "--seed", "4", "--record", file.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("Back to your last choice.").doesNotContain("You left the game");
        assertThat(file)
                .content(StandardCharsets.UTF_8)
                .contains(" zone 2 = ")
                .doesNotContain(" zone 1 = ", "A1 deploy a8");
        assertThat(Run.of("verify", file.toString())).satisfies(verified -> {
            assertThat(verified.err()).isEmpty();
            assertThat(verified.exitCode()).isZero();
        });
    }

    @Test
    void aWholeGameIsPlayedFromEitherSeat() {
        for (String bots : new String[] {"human,random", "random,human", "human,human"}) {
            Run run = Run.typing(NUMBERS.repeat(1_000), "play", "--bots", bots, "--seed", "4");
            assertThat(run.exitCode()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.out())
                    .contains("\nRound 2\nboard 8 x 8 x 3\n", "Score after round ")
                    .doesNotContain("You left the game")
                    .containsPattern("(wins, \\d+ to \\d+ VP|A draw, ).*\\n$");
        }
    }

    @Test
    void theDiceOfATestAreShownToTheAskedPerson() {
        String games = Vector.rangeClosed(1, 6)
                .map(seed -> Run.typing(
                                NUMBERS.repeat(1_000), "play", "--bots", "human,skirmisher", "--seed", seed.toString())
                        .out())
                .mkString();
        assertThat(games).containsPattern("\\d on [2-8]\\+.* …\nA: command die reroll \\(CMD-5");
    }

    /** The first lines of input bring the game to the deployment. */
    private static Run deploying(String... lines) {
        return typed(Vector.of("A starts", "zone 1").appendAll(Vector.of(lines)).toJavaArray(String[]::new));
    }

    private static Run typed(String... lines) {
        return Run.typing(String.join("\n", lines) + "\n", "play", "--bots", "human,skirmisher", "--seed", "1");
    }
}
