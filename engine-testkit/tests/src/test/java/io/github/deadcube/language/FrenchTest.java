package io.github.deadcube.language;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.notation.EveryState;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The game in French: rules, refusals and faults. */
class FrenchTest {
    private static final Language FRENCH = Language.of("fr").get();

    @Test
    void aLanguageIsChosenByItsCode() {
        assertThat(Language.all().map(Language::code)).containsExactly("en", "fr");
        assertThat(FRENCH.name()).isEqualTo("français");
        assertThat(Language.of("xx")).isEmpty();
        assertThat(Language.of("FR")).isEmpty();
    }

    @Test
    void eachRuleHasItsTitleAndItsText() {
        Vector<RuleId> known = Vector.ofAll(Rulebook.all());
        assertThat(known.filter(rule -> rule.textIn(FRENCH).equals(rule.text())))
                .isEmpty();
        assertThat(RuleIds.PIN_1.titleIn(FRENCH)).isEqualTo("Couchée au sol");
        assertThat(known.map(rule -> rule.textIn(FRENCH)).filter(text -> text.contains("[")))
                .isEmpty();
        for (RuleId rule : known) {
            assertThat(rule.passagesIn(FRENCH).map(Passage::basis))
                    .isEqualTo(rule.passages().map(Passage::basis));
            Vector<String> english = rule.passages().map(Passage::text).filter(text -> text.contains(" "));
            assertThat(rule.passagesIn(FRENCH).map(Passage::text)).doesNotContainAnyElementsOf(english);
        }
    }

    /** The place of a fault: its steps are told in the language, and the part stays the English text for programs. */
    @Test
    void aFaultNamesItsPlace() {
        Card odd = Card.named("Odd").withSize(5).withWeapons(Vector.of(Weapon.ranged("gun", 5, -1)));
        Setup setup = Shipped.setup().withPoints(0).withTeamA(new StrikeTeam("team", 1, Vector.of(odd)));
        Vector<Fault> faults = Deadcube.rules().start(setup).getLeft().toVector();
        assertThat(faults.map(fault -> fault.where().part()))
                .containsExactly("points", "team A, model 1 'Odd'", "team A, model 1 'Odd', weapon 'gun'");
        assertThat(faults.map(fault -> fault.where().told(FRENCH)))
                .containsExactly(
                        "points",
                        "équipe A, figurine 1 «\u00a0Odd\u00a0»",
                        "équipe A, figurine 1 «\u00a0Odd\u00a0», arme «\u00a0gun\u00a0»");
        Fault inFile = faults.last().within("mine.txt").at(2, 7);
        assertThat(inFile.told(FRENCH)).startsWith("mine.txt, ligne 2, colonne 7\u00a0: équipe A, figurine 1");
        assertThat(inFile).asString().startsWith("mine.txt, line 2, column 7: team A, model 1 'Odd', weapon 'gun': ");
        assertThat(Fault.of("no")
                        .at("A1 damage")
                        .where()
                        .told(Language.of("en-XA").get()))
                .isEqualTo("A1 damage");
    }

    @Test
    void refusalsAndFaults() {
        Rejection no = new Rejection(RuleIds.ADV_4, "the cube is full", "a cube with room");
        assertThat(no.told(FRENCH)).isEqualTo("ADV-4\u00a0: le cube est plein (un cube où il y a de la place)");
        assertThat(no).hasToString("ADV-4: the cube is full (a cube with room)");
        Fault fault = Fault.unread("c44", "a cube such as c4 or c4:2").at(2, 7).within("mine.txt");
        assertThat(fault.told(FRENCH))
                .isEqualTo("mine.txt, ligne 2, colonne 7\u00a0: «\u00a0c44\u00a0» n'est pas compris\u00a0; "
                        + "attendu\u00a0: un cube comme c4 ou c4:2");
    }

    @Test
    void argumentsAreToldInTheLanguage() {
        assertThat(Sentence.of("a choice for {models}", Sentence.any(Vector.of("A1", "A2", "A3")))
                        .told(FRENCH))
                .isEqualTo("un choix pour A1, A2 ou A3");
        String title = Sentence.of("a model with {title} picks nothing up", Sentence.title(RuleIds.K_BEAST))
                .told(FRENCH);
        assertThat(title).isEqualTo("une figurine avec " + RuleIds.K_BEAST.titleIn(FRENCH) + " ne ramasse rien");
    }

    /** In games of all editions: the words of a question are its text, and each has French ones. */
    @Test
    void questions() {
        Rules rules = Deadcube.rules();
        TreeSet<String> asked = new TreeSet<>();
        EveryState.each(300, 7, step -> {
            Prompt prompt = rules.prompt(step.state());
            assertThat(prompt.words()).hasToString(prompt.toString());
            asked.add(prompt.told(FRENCH));
        });
        assertThat(asked)
                .hasSizeGreaterThan(20)
                .contains(
                        "A\u00a0: mouvement (ADV-1)",
                        "A lance 3 dés de commandement\u00a0: lancer de commandement (CMD-1)");
        for (Prompt.Purpose purpose : Prompt.Purpose.values())
            assertThat(purpose.told(FRENCH)).as(purpose.name()).isNotEqualTo(purpose.toString());
        assertThat(new Prompt.Result(Option.none(), RuleIds.VIC_6).told(FRENCH)).isEqualTo("match nul (VIC-6)");
    }

    /** In games of all editions: what goes on is one text in English, and each step has French words. */
    @Test
    void pendingSteps() {
        TreeSet<String> english = new TreeSet<>();
        TreeSet<String> french = new TreeSet<>();
        EveryState.each(300, 7, step -> {
            Vector<Sentence> steps = step.state().pendingSteps();
            assertThat(step.state().describePending()).isEqualTo(steps.mkString("; "));
            for (Sentence one : steps) {
                french.add(one.told(FRENCH));
                if (one.told(FRENCH).equals(one.toString())) english.add(one.toString());
            }
        });
        assertThat(french)
                .hasSizeGreaterThan(60)
                .contains("A relance peut-être des dés de commandement", "A1 est active", "A1 se déplace");
        assertThat(english).isEmpty();
    }

    @Test
    void draws() {
        assertThat(Dice.Die.draw(14).told(FRENCH)).isEqualTo("tirages parmi 14");
        assertThat(Dice.Die.draw(8).told(FRENCH)).isEqualTo("d8");
    }

    @Test
    void whatIsMissingIsToldInEnglish() {
        assertThat(Sentence.of("{cube} is nobody's business", Cube.of("c4")).told(FRENCH))
                .isEqualTo("c4 is nobody's business");
    }

    @Test
    void icuGivesTheSamePlurals() {
        String template = "there are {count, plural, one {# face} other {# faces}}, but {asked}";
        String french = "il y a {count, plural, one {# face} other {# faces}}, mais {asked}";
        for (int count : new int[] {0, 1, 2, 5, 21})
            assertThat(Sentence.of(template, count, "x").told(FRENCH))
                    .isEqualTo(new MessageFormat(french, Locale.FRENCH).format(Map.of("count", count, "asked", "x")));
        ListFormatter or = ListFormatter.getInstance(Locale.FRENCH, ListFormatter.Type.OR, ListFormatter.Width.WIDE);
        assertThat(Sentence.any(Vector.of("a", "b", "c")).told(FRENCH)).isEqualTo(or.format("a", "b", "c"));
    }
}
