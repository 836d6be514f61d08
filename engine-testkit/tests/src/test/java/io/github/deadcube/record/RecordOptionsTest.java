package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
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
    void aRulesetWithANameOfItsOwnIsNamedAlone() {
        Ruleset own = Shipped.ruleset().withName("house").with(Variant.MODELS_OBSCURE);
        Game game = Game.start(Shipped.setup(own), GameSettings.seeded(1)).get();
        assertThat(game.save()).contains("\nruleset house ").doesNotContain("\noption ");
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
