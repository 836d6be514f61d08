package io.github.deadcube.core.workspace;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.hooks.EngineFailure;
import io.github.deadcube.core.prepared.PreparedGame;
import io.github.deadcube.core.schema.RecordType;
import io.vavr.Value;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Checks that a value names only what its game has, and that its numbers are within their bounds: a value of a state
 * that is read, and one that a rule of an application gives.
 */
public record ValueCheck(View view, Faults state) {
    private static final String ENGINE = "io.github.deadcube.";

    /** The most characters of a text in the data of a rule: a line of a state holds several. */
    private static final int LONGEST = 10_000;

    /** Takes what is wrong. */
    public interface Faults {
        void that(boolean holds, CharSequence fault, CharSequence expected);

        boolean met();

        /** A number from {@code least} to {@code most}. */
        default void number(CharSequence what, int value, int least, int most) {
            if (value < least || value > most)
                that(
                        false,
                        Sentence.of("{what} is {value}", Sentence.of(what), value),
                        (most == Integer.MAX_VALUE
                                ? Sentence.of("{least} or more", least)
                                : Sentence.of("{least} to {most}", least, most)));
        }

        /** DICE-1: a face of a die that a target number, or the lowest face that explodes, may be. */
        default void face(CharSequence what, int face) {
            number(what, face, StateBounds.EASIEST, StateBounds.HARDEST);
        }

        /** SHO-1: whether the model has the weapon with which it attacks, or attacks without one. */
        default boolean weapon(PreparedGame game, ModelId model, WeaponChoice weapon) {
            if (weapon.isOnCard()) {
                int number = weapon.number();
                int weapons = game.weapons(model).length;
                boolean has = number >= 0 && number < weapons;
                if (!has)
                    that(
                            false,
                            Sentence.of("{model} has no weapon number {number}", model, number),
                            Sentence.of("one of its {weapons} weapons, from number 0", weapons));
                return has;
            }
            if (!weapon.isWeapon()) return true;
            RuleId item = weapon.item().get();
            boolean arms = game.itemWeapon(item) != null;
            that(arms, Sentence.of("{item} is no weapon", item), "an item that is a weapon");
            return arms;
        }
    }

    /** Checks the parts of a record, at any depth. */
    public void parts(Record of) {
        boolean ofEngine = of.getClass().getName().startsWith(ENGINE);
        RecordType type = RecordType.of(of.getClass());
        for (int i = 0; i < type.size(); i++) {
            Object part = type.get(of, i);
            String name = ofEngine ? type.names().parts()[i] : "";
            if (ofEngine && part instanceof Integer number)
                state.number(
                        Sentence.of("'{name}'", name),
                        number,
                        Math.max(type.least(i), -StateBounds.MOST),
                        Math.min(type.most(i), StateBounds.MOST));
            else part(part, name);
        }
        if (state.met()) whole(of);
    }

    void value(@Nullable Object value) {
        part(value, "");
    }

    /** @param name the name of a number that is bounded; empty for the numbers of applications */
    private void part(@Nullable Object value, String name) {
        if (value == null)
            state.that(
                    false,
                    (name.isEmpty() ? Sentence.of("a value is null") : Sentence.of("'{name}' is null", name)),
                    "a value");
        else if (value instanceof Value<?> several) for (Object one : several) part(one, name);
        else if (value instanceof ModelId model) model(model);
        else if (value instanceof Cube cube) cube(cube);
        else if (value instanceof Place place) place(place);
        else if (value instanceof RuleId rule) rule(rule);
        else if (value instanceof Keyword keyword) keyword(keyword);
        else if (value instanceof Integer number) {
            if (!name.isEmpty())
                state.number(Sentence.of("'{name}'", name), number, -StateBounds.MOST, StateBounds.MOST);
        } else if (value instanceof String text) text(text);
        else if (value instanceof Record record) parts(record);
    }

    private void known(boolean known, Object what, CharSequence expected) {
        if (!known) state.that(false, Sentence.of("{what} is not in this game", what), expected);
    }

    private void model(ModelId model) {
        known(view.isInGame(model), model, "a model of one of the teams");
    }

    private void rule(RuleId rule) {
        known(isKnown(rule, view.game().setup()), rule, "a rule of the game");
        for (RuleId other : instead(view.ruleset().library(), rule))
            known(false, rule, Sentence.verbatim(other.toString()));
    }

    /** A cube off the battlefield may have no notation. */
    private void cube(Cube cube) {
        if (!view.battlefield().contains(cube))
            known(
                    false,
                    "column " + cube.column() + ", row " + cube.row() + ", level " + cube.level()
                            + (cube.equals(cube.whole()) ? "" : ", side " + cube.part()),
                    "a cube of the battlefield");
    }

    private void text(String text) {
        boolean half = text.codePoints().anyMatch(character -> Character.getType(character) == Character.SURROGATE);
        state.that(!half, "a text has half a character", "a text that a file can hold");
        state.number("the length of a text", text.length(), 0, LONGEST);
    }

    private void place(Place place) {
        value(place.cube());
        state.number("a spot", place.spot(), 0, place.cube().part().spots());
    }

    private void keyword(Keyword keyword) {
        known(view.ruleset().library().keyword(keyword.name()).isDefined(), keyword, "a keyword of the game");
        state.number(
                Sentence.of("the number of {keyword}", keyword.name()), keyword.number(), 0, StateBounds.MOST_DICE);
        keyword.nested().forEach(this::keyword);
    }

    /** What the parts of a value of the api require together. */
    private void whole(Record value) {
        if (value instanceof TestContext context) {
            weapon(context.attacker(), context.weapon());
            if (!context.attacker().equals(context.target())) weapon(context.target(), context.replyWeapon());
        } else if (value instanceof Trigger.Attack a) weapon(a.attacker(), a.weapon());
        else if (value instanceof Hit hit) hit.attacker().forEach(dealer -> weapon(dealer, hit.weapon()));
        else if (value instanceof Trigger.Impact at) at.attacker().forEach(dealer -> weapon(dealer, at.weapon()));
        else if (value instanceof CubeShot shot) {
            state.that(shot.weapon().isWeapon(), "a shot without a weapon", "a weapon");
            weapon(shot.shooter(), shot.weapon());
        } else if (value instanceof Hit.Protection protection)
            protection
                    .shields()
                    .forEach(shield -> state.number("the number of dice", shield.amount(), 0, StateBounds.MOST_DICE));
        else if (value instanceof TestSide.Known known)
            state.number("the number of successes", known.successes(), 0, StateBounds.MOST_SINGLE_DICE);
        else if (value instanceof Marker marker)
            state.number("the number of a marker", marker.number(), 0, StateBounds.HIGHEST_MARK);
        else if (value instanceof Statistic s) {
            if (s.exists()) state.face("the number to beat", s.target());
        } else if (value instanceof RuleData data)
            EngineFailure.requireResult(
                            data.fault(view), "the fault of " + data.getClass().getSimpleName())
                    .forEach(fault -> state.that(
                            false,
                            fault.sentence(),
                            fault.expected().isEmpty() ? "what the rule leaves" : fault.expectation()));
    }

    private void weapon(ModelId model, WeaponChoice weapon) {
        state.weapon(view.game(), model, weapon);
    }

    /** Whether a rule is in the rulebook, or one of the application or the scenario. */
    public static boolean isKnown(RuleId rule, Setup setup) {
        return rule.known() || setup.rule(rule).isDefined();
    }

    /** What a library has in place of a rule of another edition; none if it has the rule, or none in its place. */
    public static Option<RuleId> instead(Library library, RuleId rule) {
        if (library.rule(rule).isDefined()) return Option.none();
        return Revised.before(rule)
                .toVector()
                .appendAll(Revised.after(rule))
                .find(other -> library.rule(other).isDefined());
    }
}
