package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.List;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Set;
import net.jqwik.api.Example;

/**
 * ASK-4: if a model of an option is replaced by a model that the game does not have, the choice is refused by this
 * rule.
 */
class StrangersTest {
    private static final Rules RULES = Deadcube.rules();

    private final Set<Purpose> met = EnumSet.noneOf(Purpose.class);
    private int strangers;

    @Example
    @Rule("ASK-4")
    void noModelOutsideTheGameIsAccepted() {
        int games = Level.tries(StrangersTest.class, "noModelOutsideTheGameIsAccepted", 9, 150);
        long first = Level.seed(StrangersTest.class, "noModelOutsideTheGameIsAccepted");
        for (long seed = first; seed < first + games; seed++) {
            SplitMix64 chance = new SplitMix64(seed);
            GameState start = seed % 3 == 0
                    ? new Cramped(chance).beginning()
                    : RULES.start(Shipped.setup(seed % 3 == 1 ? Shipped.ruleset() : Deadcube.revised()))
                            .get();
            Walk walk = Walk.from(start, chance);
            while (!walk.play().over()) {
                if (walk.play().prompt() instanceof Prompt.Decision decision) strangers(walk.state(), decision);
                walk.step();
            }
        }
        assertThat(strangers).as("choices with a stranger").isGreaterThan(150 * games);
        assertThat(met).contains(Purpose.DEPLOYMENT, Purpose.TURN, Purpose.ACTIVATION, Purpose.MOVEMENT, Purpose.SPOT);
    }

    private void strangers(GameState state, Prompt.Decision decision) {
        met.add(decision.purpose());
        for (Choice choice : Walk.options(decision))
            for (ModelId stranger : strangersOf(state))
                for (Object with : replaced(choice, stranger)) {
                    strangers++;
                    assertThat(RULES.explain(state, (Choice) with).map(r -> r.rule()))
                            .as(with + " at " + decision.purpose())
                            .contains(RuleIds.ASK_4);
                }
    }

    /** Returns the model after the last of each side. In team order, A's has the number of B's first model. */
    private static List<ModelId> strangersOf(GameState state) {
        return List.of(Side.A, Side.B)
                .map(side -> new ModelId(
                        side,
                        state.position().game().setup().team(side).members().size() + 1));
    }

    /** Returns copies of a value, each with one model replaced. */
    private static java.util.List<Object> replaced(Object value, ModelId by) {
        java.util.List<Object> all = new ArrayList<>();
        if (value instanceof ModelId) all.add(by);
        else if (value instanceof List<?> many) {
            for (int i = 0; i < many.size(); i++)
                for (Object one : replaced(many.get(i), by))
                    all.add(List.<Object>ofAll(many).update(i, one));
        } else if (value instanceof Record record) {
            RecordComponent[] parts = record.getClass().getRecordComponents();
            for (int i = 0; i < parts.length; i++)
                for (Object one : replaced(part(record, parts[i]), by)) all.add(with(record, parts, i, one));
        }
        return all;
    }

    private static Object part(Record of, RecordComponent part) {
        try {
            Method read = part.getAccessor();
            read.setAccessible(true); // the kinds of a target are not public
            return read.invoke(of);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(part + " cannot be read", e);
        }
    }

    private static Object with(Record of, RecordComponent[] parts, int changed, Object by) {
        Object[] values = new Object[parts.length];
        Class<?>[] types = new Class<?>[parts.length];
        for (int i = 0; i < parts.length; i++) {
            values[i] = i == changed ? by : part(of, parts[i]);
            types[i] = parts[i].getType();
        }
        try {
            Constructor<?> made = of.getClass().getDeclaredConstructor(types);
            made.setAccessible(true);
            return made.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(of + " cannot be made again", e);
        }
    }
}
