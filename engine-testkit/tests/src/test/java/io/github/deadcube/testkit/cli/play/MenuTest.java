package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.cli.play.Menu.MenuText;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MenuTest {
    private static final Vector<Choice> OFFERED = choices(
            "A1 sprint",
            "spend advance: A1 sprint",
            "A1 deploy c1",
            "A1 deploy c1:2",
            "A1 deploy c2",
            "A10 deploy c2",
            "A1 shoot rifle at B2",
            "pass");

    private static final RuleTitles GLOSS =
            new RuleTitles(Shipped.setup(Shipped.ruleset()), TextStyle.NONE, Language.ENGLISH);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sprint       | 1 2       | a word of it
            end          |           | part of a word, but not its beginning
            c1           | 3         | a whole word before a part of one
            c1:          | 4         | part of a word
            deploy c     | 3 4 5 6   | part of several
            A1           | 1 2 3 4 5 7 | a model, and not another whose number begins alike
            a1  DEPLOY   | 3 4 5     | in capitals or not, with spaces
            A10 c2       | 6         | words apart
            rif b2       | 7         | parts apart
            grenade      |           | nothing
            """)
    void partOfTheNotationNarrows(String typed, String numbers) {
        assertThat(Menu.of(OFFERED).narrowed(typed).shown().mkString(" ")).isEqualTo(numbers == null ? "" : numbers);
    }

    /** A whole notation is no search, also if the list is short already. */
    @Test
    void exactNotationWins() {
        Menu narrowed = Menu.of(OFFERED).narrowed("deploy");
        assertThat(narrowed.exactly("a1  SPRINT ")).containsExactly(OFFERED.get(0));
        assertThat(narrowed.exactly("sprint")).isEmpty();
        assertThat(narrowed.narrowed("A1 sprint").shown()).containsExactly(1, 2);
    }

    @Test
    void spotsHaveTheirOwnNumbers() {
        Menu menu = Menu.of(choices("A1 step c5", "A1 spot 4", "A1 spot 8", "A1 let go"));
        assertThat(menu.numbers()).containsExactly(10, 4, 8, 11);
        assertThat(menu.number(8)).containsExactly(menu.offered().get(2));
        assertThat(menu.number(1)).isEmpty();
        assertThat(MenuText.lines(menu, GLOSS, none -> Option.none(), 60))
                .element(1)
                .asString()
                .startsWith("   4  A1 spot 4");
        assertThat(Menu.of(choices("add 0", "add 1", "add 2")).numbers()).containsExactly(0, 1, 2);
        assertThat(Menu.of(choices("token 3", "token 7", "done")).numbers()).containsExactly(3, 7, 8);
    }

    @ParameterizedTest
    @CsvSource({
        "A1 end; A1 advance; spend shoot: A1 shoot gun at B1, A1 advance; spend shoot: A1 shoot gun at B1; A1 end",
        "A1 decline K-EVADE; A1 step c5, A1 step c5; A1 decline K-EVADE",
        "pass; A1 activate, A1 activate; pass",
        "end turn; spend model: A2 activate, spend model: A2 activate; end turn",
        "done; token 3, token 3; done",
    })
    void whatEndsOrDeclinesIsNeverTheFirst(String offered, String listed) {
        Menu menu = Menu.of(choices(offered.split("; ")));
        assertThat(menu.offered().mkString("; ")).isEqualTo(listed);
        assertThat(menu.number(menu.numbers().head()))
                .contains(choices(listed.split("; ")).head());
    }

    @Test
    void aChoiceKeepsItsNumber() {
        Menu narrowed = Menu.of(OFFERED).narrowed("deploy");
        assertThat(MenuText.lines(narrowed, GLOSS, none -> Option.none(), 60).head())
                .isEqualTo("  3  A1 deploy c1    Captain");
        assertThat(narrowed.number(3)).containsExactly(OFFERED.get(2));
        assertThat(narrowed.number(8)).containsExactly(new Choice.Pass());
        assertThat(narrowed.number(0)).isEmpty();
        assertThat(narrowed.number(9)).isEmpty();
    }

    @Test
    void aChoiceOutsideTheNarrowedListIsSearchedInAll() {
        Menu narrowed = Menu.of(OFFERED).narrowed("deploy");
        assertThat(narrowed.narrowed("c2").narrowed("A10").only()).containsExactly(OFFERED.get(5));
        assertThat(narrowed.narrowed("rifle").only()).containsExactly(OFFERED.get(6));
    }

    @Test
    void namesOfModelsAndRulesFollowTheNotation() {
        Menu menu = Menu.of(
                choices("A3 shoot autogun at B2", "A5 decline K-EVADE", "spend order: A1 use ORDER-CALLED-SHOTS"));
        assertThat(MenuText.lines(menu, GLOSS, none -> Option.none(), 60))
                .containsExactly(
                        "  1  A3 shoot autogun at B2                  Gunner, Brute",
                        "  2  spend order: A1 use ORDER-CALLED-SHOTS  Captain, Called Shots",
                        "  3  A5 decline K-EVADE                      Scout, Evade");
    }

    @Test
    void numbersHaveAMeaning() {
        Menu menu = Menu.of(choices(
                "recon 1",
                "forgo 7",
                "add 0",
                "add 2",
                "reroll 0",
                "reroll 1",
                "reroll command none",
                "reroll command dice",
                "zone 1",
                "zone 2"));
        assertThat(MenuText.lines(menu, GLOSS, none -> Option.none(), 60))
                .containsExactly(
                        "   1  recon 1              look at a token that lies face down",
                        "   2  forgo 7              without: send a model around a flank",
                        "   3  add 0                no more dice",
                        "   4  add 2                one more for each Dice that you spend",
                        "   5  reroll 0             keep all dice",
                        "   6  reroll 1             roll 1 failed die again",
                        "   7  reroll command none  keep all dice",
                        "   8  reroll command dice  roll again: dice",
                        "   9  zone 1               the scenario's first deployment zone: a8 to d8",
                        "  10  zone 2               the scenario's second deployment zone: e1 to h1");
    }

    @Test
    void equalBeginningsShareLinesInALongList() {
        Vector<Choice> many = cubes("A1 deploy ", 8)
                .appendAll(cubes("spend shoot: A2 shoot grenade at ", 12))
                .append(new Choice.Pass())
                .append(choices("A3 end").head());
        assertThat(MenuText.lines(Menu.of(many), GLOSS, none -> Option.none(), 60))
                .containsExactly(
                        "      A1 deploy: 1 a1, 2 b1, 3 c1, 4 d1, 5 e1, 6 f1, 7 g1,",
                        "        8 h1",
                        "      spend shoot: A2 shoot grenade at: 9 a1, 10 b1, 11 c1,",
                        "        12 d1, 13 e1, 14 f1, 15 g1, 16 h1, 17 a2, 18 b2,",
                        "        19 c2, 20 d2",
                        "  21  pass",
                        "  22  A3 end                               Gunner");
    }

    @Test
    void aListThatIsStillTooLongIsCounted() {
        Vector<Choice> many = Vector.rangeClosed(1, 15)
                .flatMap(model -> cubes("A" + model + " deploy ", 30))
                .append(new Choice.Pass());
        assertThat(MenuText.lines(Menu.of(many), GLOSS, none -> Option.none(), 60))
                .hasSize(17)
                .startsWith("  451 choices; type part of one to see fewer", "       A1 deploy …  30 choices")
                .endsWith("  451  pass");
    }

    @Test
    void aListOfManyChoicesStaysShort() {
        Vector<Choice> many = Vector.rangeClosed(1, 20)
                .flatMap(model -> Vector.rangeClosed(1, 20)
                        .flatMap(target ->
                                choices("A" + model + " assault B" + target, "A" + model + " spot " + target)));
        assertThat(MenuText.lines(Menu.of(many), GLOSS, none -> Option.none(), 60))
                .hasSize(21)
                .contains("       A7 …  40 choices");
    }

    @Test
    void chancesAreBehindTheirChoices() {
        Function<Choice, Option<String>> chances =
                choice -> Option.when(choice.toString().endsWith("b1"), "88 %, B1 0.4 HP");
        Vector<Choice> few = choices("A1 shoot grenade at b1", "A1 shoot grenade at c1", "A1 end");
        assertThat(MenuText.lines(Menu.of(few), GLOSS, chances, 60))
                .startsWith(
                        "  1  A1 shoot grenade at b1  Captain: 88 %, B1 0.4 HP",
                        "  2  A1 shoot grenade at c1  Captain");
        assertThat(MenuText.lines(Menu.of(cubes("A1 shoot grenade at ", 21)), GLOSS, chances, 60))
                .first()
                .isEqualTo("      A1 shoot grenade at: 1 a1, 2 b1 (88 %, B1 0.4 HP),");
    }

    private static Vector<Choice> cubes(String words, int count) {
        return Vector.range(0, count)
                .map(i -> choices(words + (char) ('a' + i % 8) + (i / 8 + 1)).head());
    }

    private static Vector<Choice> choices(String... notations) {
        return Vector.of(notations).map(notation -> (Choice) Input.of(notation));
    }
}
