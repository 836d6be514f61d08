package io.github.deadcube.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** R25: cards of one edition in games of another edition. */
class TranslationTest {
    static Stream<ChosenTeam> teams() {
        return Shipped.teams().toJavaStream();
    }

    @ParameterizedTest
    @Rule({"R25-K-GAS-CLOUD", "R25-K-AUXILIARY", "R25-K-REMOTE"})
    @CsvSource(
            delimiter = '|',
            value = {
                "GAS CLOUD (TOXIC (1)) | DEFENCE CLOUD | , with 3 in place of 1",
                "GAS CLOUD (TOXIC (3)) | DEFENCE CLOUD | ''",
                "GAS CLOUD (SMOKE) | SMOKESCREEN | ''",
                "REMOTE | nothing | ''",
            })
    void onAModel(String before, String after, String number) {
        StrikeTeam revised = Deadcube.translated(team(card(before)), Deadcube.revised());
        assertThat(Deadcube.translatedParts(team(card(before)), Deadcube.revised())
                        .map(Sentence::toString))
                .containsExactly("Somebody: " + before + " becomes " + after + number);
        assertThat(revised.members().head().keywords().mkString()).isEqualTo(after.replace("nothing", ""));
        assertThat(faults(revised, Deadcube.revised())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"DEFENCE CLOUD | GAS CLOUD (TOXIC (3))", "SMOKESCREEN | GAS CLOUD (SMOKE)"})
    void backAgain(String after, String before) {
        StrikeTeam third = Deadcube.translated(team(card(after)), Deadcube.ruleset());
        assertThat(Deadcube.translatedParts(team(card(after)), Deadcube.ruleset())
                        .map(Sentence::toString))
                .containsExactly("Somebody: " + after + " becomes " + before);
        assertThat(faults(third, Deadcube.ruleset())).isEmpty();
    }

    @Test
    @Rule("R25-K-IT-BURNS")
    void flamesOfTheThirdEditionHaveThreeDice() {
        Card burner = card("AGILE")
                .withWeapons(Vector.of(
                        Weapon.ranged("flamer", 3, 0, Keyword.of("IT BURNS!", 4)), Weapon.closeCombat("claw", 0)));
        assertThat(Deadcube.translatedParts(team(burner), Deadcube.ruleset()).map(Sentence::toString))
                .containsExactly("Somebody: IT BURNS! (4) becomes IT BURNS!, with 3 in place of 4");
    }

    /** The check of the card then says where the keyword is printed. */
    @Test
    @Rule({"KT-19", "R25-KT-19"})
    void aKeywordStaysWhereNoWeaponTakesIt() {
        Card fighter = card("SNIPER SCOPE").withWeapons(Vector.of(Weapon.closeCombat("claw", 0)));
        for (Ruleset edition : Vector.of(Deadcube.ruleset(), Deadcube.revised())) {
            assertThat(Deadcube.translatedParts(team(fighter), edition)).isEmpty();
            assertThat(Deadcube.translated(team(fighter), edition)).isEqualTo(team(fighter));
        }
    }

    @Test
    @Rule({"R25-K-TOXIC-SMOKE", "R25-K-GRENADE", "R25-KT-19"})
    void onWeapons() {
        Card bomber = card("FIRE CONTROL")
                .withWeapons(Vector.of(
                        Weapon.ranged("bomb", 3, 0, Keyword.of("GRENADE (GAS CLOUD (TOXIC (2)))")),
                        Weapon.closeCombat("claw", 0)));
        StrikeTeam revised = Deadcube.translated(team(bomber), Deadcube.revised());
        assertThat(Deadcube.translatedParts(team(bomber), Deadcube.revised()).map(Sentence::toString))
                .containsExactly(
                        "Somebody: GAS CLOUD (TOXIC (2)) becomes TOXIC SMOKE (2)",
                        "Somebody: FIRE CONTROL becomes FIRE CONTROL of bomb",
                        "Somebody: bomb becomes bomb with ONE-USE");
        assertThat(revised.members().head().weapons().head())
                .hasToString("bomb R3 GRENADE (TOXIC SMOKE (2)), FIRE CONTROL, ONE-USE");
        assertThat(faults(revised, Deadcube.revised())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "GAS CLOUD (SMOKE), revised, SMOKESCREEN",
        "SMOKESCREEN, third, GAS CLOUD",
        "DEFENCE CLOUD, third, GAS CLOUD",
        "NON-LETHAL, third, STUN"
    })
    void untranslatedTheNearestIsNamed(String printed, String edition, String nearest) {
        Ruleset ruleset = Deadcube.edition(edition).get();
        assertThat(faults(team(card(printed)), ruleset))
                .anySatisfy(fault -> assertThat(fault).contains(nearest));
    }

    @ParameterizedTest
    @MethodSource("teams")
    void teamsThatShipArePlayedByTheRevision(ChosenTeam team) {
        Ruleset all = Shipped.all(Deadcube.revised());
        StrikeTeam revised = Deadcube.translated(team.team(), all);
        assertThat(faults(revised, all)).isEmpty();
        assertThat(Deadcube.translatedParts(revised, all)).isEmpty();
        assertThat(Deadcube.translated(revised, all)).isEqualTo(revised);
    }

    @Test
    void theCommandLineTellsWhatItTranslates(@TempDir Path folder) throws IOException {
        String[] play = {
            "play", "--edition", "revised", "--quiet", "--bots", "random,random", "--teams", "", "--translate"
        };
        String text = Shipped.team("Hollow Fen Callers").get().text();
        Path shipped = Files.writeString(folder.resolve("shipped.txt"), text);
        Path own = Files.writeString(folder.resolve("own.txt"), text.replace("Fen Mother", "Fen Aunt"));
        for (Object team : Vector.of("hollow-fen-callers", shipped, own)) {
            play[7] = team + ",ashbarrow-rabble";
            Run asked = Run.of(play);
            assertThat(asked.exitCode()).as(asked.err()).isZero();
            assertThat(asked.err()).containsPattern("Fen (Mother|Aunt): I-MEDI-PACK becomes R25-I-MEDI-PACK");
            Run unasked = Run.of(Arrays.copyOf(play, 8));
            if (team != own) assertThat(unasked).isEqualTo(asked);
            else {
                assertThat(unasked.exitCode()).isEqualTo(2);
                assertThat(unasked.err()).contains("--translate translates its cards into deadzone-3.5");
            }
        }
    }

    private static Card card(String keyword) {
        return Card.named("Somebody").withKeywords(Vector.of(Keyword.of(keyword)));
    }

    private static StrikeTeam team(Card card) {
        return new StrikeTeam("Team", 1, Vector.of(card));
    }

    private static Vector<String> faults(StrikeTeam team, Ruleset ruleset) {
        return Deadcube.rules()
                .start(Shipped.setup(Shipped.all(ruleset)).withTeamA(team))
                .swap()
                .map(errors -> errors.map(Fault::text).toVector())
                .getOrElse(Vector.empty());
    }
}
