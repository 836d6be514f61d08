package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** A null in a collection is refused in words, as every other fault of a set-up, a situation or a team. */
@SuppressWarnings("NullAway") // what is shown here is what nulls do
class NullElementsTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Setup SETUP = Shipped.setup();
    private static final Card CARD = SETUP.teamA().members().head();
    private static final StrikeTeam NO_MODEL = new StrikeTeam("x", 1, Vector.of(CARD, null));

    private static Seq<String> refused(Setup setup) {
        return RULES.start(setup).getLeft().map(Fault::toString);
    }

    private static Seq<String> refused(Card card) {
        return refused(SETUP.withTeamA(new StrikeTeam("x", 1, Vector.of(card))));
    }

    @Test
    void ofASetUp() {
        assertThat(refused(SETUP.withTeamB(NO_MODEL))).containsExactly("team B: model 2 is null (SET-1)");
        assertThat(refused(SETUP.withStarting(Option.some((Side) null))))
                .containsExactly("setup: the starting side is null (SET-1)");
        Library library = SETUP.ruleset().library();
        assertThat(refused(SETUP.withRuleset(SETUP.ruleset()
                        .withLibrary(new Library(library.keywords(), Vector.of((ItemRule) null), library.orders())))))
                .containsExactly("ruleset: item 1 is null (KT-1)");
    }

    @Test
    void ofACard() {
        String where = "team A, model 1";
        assertThat(refused(CARD.withWeapons(Vector.of((Weapon) null))))
                .containsExactly(where + ": weapon 1 is null (SET-1)");
        assertThat(refused(CARD.withKeywords(Vector.of((Keyword) null))))
                .containsExactly(where + ": keyword 1 is null (SET-1)");
        assertThat(refused(CARD.withKeywords(Vector.empty())
                        .withWeapons(Vector.of(new Weapon("gun", 6, 0, Vector.of((Keyword) null))))))
                .containsExactly(where + ", weapon 'gun': keyword 1 is null (SET-1)");
        assertThat(refused(CARD.withOrder(Option.some((String) null))))
                .containsExactly(where + ": the special order is null (SET-1)");
    }

    @Test
    void ofASituation() {
        Supplier<GameStateBuilder> position = () -> GameStateBuilder.from(Script.of("A1 RA 5+, at c4; B1 at c6")
                .position(SETUP.ruleset(), SETUP.scenario())
                .get());
        Vector<Model> models =
                position.get().build().position().models().filter(Model::inPlay).toVector();
        Function<GameStateBuilder, Seq<String>> refused =
                with -> RULES.resume(with.build()).getLeft().map(Fault::toString);
        assertThat(refused.apply(position.get().models(models.map(model -> model.withMarks(List.of((Mark) null))))))
                .containsExactly("A1: mark 1 is null (SET-1)", "B1: mark 1 is null (SET-1)");
        assertThatNullPointerException()
                .isThrownBy(() -> position.get().models(Vector.of((Model) null)))
                .withMessage("model");
        assertThat(refused.apply(position.get().markers(Vector.of((Marker) null))))
                .containsExactly("state: marker 1 is null (SET-1)");
        assertThat(refused.apply(position.get().side(Side.A, SideState.NONE.withAdded(Vector.of((Cube) null)))))
                .containsExactly("side A: cube 1 is null (SET-1)");
    }

    @Test
    void ofATeam() {
        assertThat(Deadcube.faults(NO_MODEL, SETUP.ruleset()).map(Fault::toString))
                .containsExactly("team: model 2 is null (SET-1)");
        ChosenTeam team = Shipped.teams().head();
        ForceList list = new ForceList(team.faction(), team.edition(), Vector.empty(), Vector.empty());
        ChosenTeam none = team.withModels(Vector.of((ChosenModel) null));
        for (Vector<Fault> faults :
                Vector.of(none.check(100), list.check(none, 100), ForceList.check(none, Vector.of(list), 100)))
            assertThat(faults.map(Fault::toString)).containsExactly("team: model 1 is null (SET-1)");
        assertThat(ForceList.check(team, Vector.of((ForceList) null), 100).map(Fault::toString))
                .containsExactly("lists: list 1 is null (SET-1)");
    }

    @Test
    void ofARegistry() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Registry(Vector.of((Ruleset) null), Vector.empty()))
                .withMessage("a ruleset or a scenario of a registry is null");
    }
}
