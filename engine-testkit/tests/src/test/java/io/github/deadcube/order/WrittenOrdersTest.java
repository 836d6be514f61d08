package io.github.deadcube.order;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.record.StateRecord;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** A written game contains its special orders. A reader without these orders can continue the game. */
class WrittenOrdersTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Registry NO_ORDERS = new Registry(Vector.of(Deadcube.ruleset()), Vector.of(Deadcube.patrol()));
    private static final Setup SETUP = setup();
    private static final GameState BEGIN = RULES.start(SETUP).get();

    /** The leader of side A has the second of the twenty orders, the leader of side B the last. */
    private static Setup setup() {
        Setup setup = Shipped.setup(Shipped.ruleset());
        Order one = TwentyOrdersTest.ORDERS.get(1);
        Order other = TwentyOrdersTest.ORDERS.last();
        return setup.withRuleset(Deadcube.ruleset().with(one).with(other))
                .withTeamA(Led.by(setup.teamA(), one.name()))
                .withTeamB(Led.by(setup.teamB(), other.name()));
    }

    @Test
    void eachOfTheTwentyIsReadAsWritten() {
        for (Order order : TwentyOrdersTest.ORDERS)
            assertThat(Notation.readOrder(Notation.write(order).get())).isEqualTo(Either.right(order));
        assertThat(Json.readOrders(Json.writeOrders(TwentyOrdersTest.ORDERS).get())
                        .get())
                .isEqualTo(TwentyOrdersTest.ORDERS);
    }

    @Test
    void aSetupCarriesThem() {
        assertThat(Json.readSetup(Json.write(SETUP), NO_ORDERS, SETUP.battlefield()))
                .isEqualTo(Either.right(SETUP));
    }

    @Test
    void aStateCarriesThem() {
        assertThat(StateRecord.read(StateRecord.of(BEGIN), NO_ORDERS)).isEqualTo(Either.right(BEGIN));
    }

    @Test
    void aRecordCarriesThemAndIsPlayedOn() {
        GameSettings settings = GameSettings.seeded(7);
        Game session = Game.of(RULES, BEGIN, settings);
        Game again = Game.load(RULES, NO_ORDERS, session.save(), settings).get();
        assertThat(again.state()).isEqualTo(session.state());
        assertThat(again.state().position().game().setup().ruleset()).isEqualTo(SETUP.ruleset());
    }

    @Test
    void aRecordAsJsonCarriesThem() {
        Recorder recorder = Recorder.of(BEGIN, Option.some(7L));
        recorder.unfinished();
        String json = Json.writeRecord(recorder.text(), NO_ORDERS).get();
        assertThat(Json.readRecord(json, NO_ORDERS)).isEqualTo(Either.right(recorder.text()));
    }

    @Test
    void faultsOfAnOrderAreReportedAtTheirPlace() {
        String text = StateRecord.of(BEGIN);
        int line = text.substring(0, text.indexOf("\nspecial order ")).split("\n", -1).length + 1;
        Fault misspelt = StateRecord.read(text.replaceFirst("modifier again", "modifier gain"), NO_ORDERS)
                .getLeft()
                .head();
        assertThat(misspelt.where().line()).isEqualTo(line);
        assertThat(text.lines()
                        .toList()
                        .get(line - 1)
                        .substring(misspelt.where().column() - 1))
                .startsWith("again");
        assertThat(misspelt.text()).isEqualTo("'gain' is not understood");
        Game session = Game.of(RULES, BEGIN, GameSettings.systemDice());
        String record = session.save().replaceFirst("modifier again", "modifier gain");
        assertThat(Game.load(RULES, NO_ORDERS, record, GameSettings.systemDice())
                        .getLeft()
                        .mkString())
                .contains("'gain' is not understood");
    }

    @Test
    void oneThatIsNotAmongTheOrdersOfTheGameIsRefused() {
        String json = Json.write(SETUP).replaceFirst("\"Grit\",", "");
        assertThat(Json.readSetup(json, NO_ORDERS, SETUP.battlefield())
                        .getLeft()
                        .mkString())
                .contains("'orderData' names 'Grit'");
    }
}
