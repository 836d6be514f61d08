package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.Registry;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A record says which options its game has set, so that a reader needs no ruleset with them. */
class RecordOptionsTest {
    private static final Setup PLAIN = Shipped.setup(Shipped.ruleset());

    private static Game begun() {
        return Game.read(
                        "option models-obscure; option wiped-out-loses off; A1 at a1; B1 at h8",
                        PLAIN,
                        GameSettings.seeded(1))
                .get();
    }

    private static Ruleset rules(Game game) {
        return game.state().position().game().setup().ruleset();
    }

    @Test
    void aTextHasThem() {
        Game game = begun();
        assertThat(game.save()).contains("\noption wiped-out-loses off\noption models-obscure\n");
        Game loaded = Game.load(game.save(), GameSettings.seeded(1)).get();
        assertThat(rules(loaded)).isEqualTo(rules(game));
        assertThat(loaded.state().digest()).isEqualTo(game.state().digest());
    }

    @Test
    void aDocumentHasThem() {
        String json = Json.writeRecord(begun().save(), Shipped.registry()).get();
        assertThat(json).contains("{\"option\":\"models-obscure\"}", "{\"option\":\"wiped-out-loses\",\"on\":false}");
        assertThat(Json.readRecord(json, Shipped.registry()).get()).isEqualTo(begun().save());
    }

    @Test
    void aDocumentSetsEachOnce() {
        String json = Json.writeRecord(begun().save(), Shipped.registry())
                .get()
                .replace("{\"option\":\"models-obscure\"}", "{\"option\":\"wiped-out-loses\"}");
        assertThat(Json.readRecord(json, Shipped.registry()).getLeft().mkString())
                .contains("an option is set twice");
    }

    @Test
    void aGameOfAnEditionHasNone() {
        assertThat(Game.of(7).save()).doesNotContain("\noption ");
    }

    @Test
    void aRulesetWithANameOfItsOwnHasAllOfThem() {
        Ruleset own = Shipped.ruleset().withName("house");
        Registry registry = Shipped.registry().with(own);
        Game game = Game.read("option models-obscure; A1 at a1; B1 at h8", Shipped.setup(own), GameSettings.seeded(1))
                .get();
        String record = game.save();
        assertThat(record).contains("\nruleset house ", "\noption models-obscure\n");
        Game loaded = Game.load(Deadcube.rules(), registry, record, GameSettings.seeded(1))
                .get();
        assertThat(rules(loaded)).isEqualTo(rules(game));
        String json = Json.writeRecord(record, registry).get();
        assertThat(Json.readRecord(json, registry).get()).isEqualTo(record);
    }

    /** What was written without options has those of the ruleset in the registry. */
    @Test
    void aSetUpWithoutOptionsIsRead() {
        Setup own = Shipped.setup(Shipped.ruleset().withName("house").with(Variant.MODELS_OBSCURE));
        String json = Json.write(own);
        assertThat(json).contains("\"options\":[");
        assertThat(Json.readSetup(
                        json.replaceFirst("\"options\":\\[[^]]*],", ""),
                        Shipped.registry().with(own.ruleset()),
                        own.battlefield()))
                .isEqualTo(Either.right(own));
    }

    @ParameterizedTest
    @CsvSource({"option fog, line 4, an option", "option models-obscure on, line 4, an option"})
    void aFaultHasItsLine(String line, String place, String expected) {
        String record = begun().save().replace("option wiped-out-loses off", line);
        assertThat(Game.load(record, GameSettings.seeded(1)).getLeft().mkString())
                .contains(place)
                .contains(expected);
    }
}
