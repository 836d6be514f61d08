package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/** Checks of weapon names: choices and scripts must read them back unchanged. */
final class WeaponName {
    private static final int LONGEST = 60;
    private static final String NOTHING = "nothing";
    private static final ModelId ANY_MODEL = new ModelId(Side.A, 1);

    /** What a card has before a weapon, without the comma between: {@code RA 4+ rifle}. */
    private static final Pattern STATISTIC = Pattern.compile("(?:RA|FI|SV) [0-9]\\+ .*");

    private static final Pattern FORM =
            Pattern.compile("[\\p{L}0-9][\\p{L}\\p{M}0-9]*+(?:[ '-][\\p{L}0-9][\\p{L}\\p{M}0-9]*+)*+");

    /** The words that follow a weapon's name in a choice: a name without them reads back. */
    private static final Pattern JOINS = Pattern.compile(" (?:and|as|at|using) ");

    private WeaponName() {}

    /** The fault in the form of a weapon's name, if it has one. */
    static Option<Fault> fault(String name) {
        if (name.length() > LONGEST)
            return Option.some(Fault.of("a weapon's name has at most " + LONGEST + " characters"));
        if (!FORM.matcher(name).matches())
            return Option.some(Fault.of(
                    (STATISTIC.matcher(name).matches()
                            ? Sentence.of("a weapon's name consists of letters, the digits 0 to 9, and single "
                                    + "spaces, hyphens or apostrophes: a comma is missing before the weapon")
                            : Sentence.of("a weapon's name consists of letters, the digits 0 to 9, and single "
                                    + "spaces, hyphens or apostrophes"))));
        return Option.when(
                JOINS.matcher(name).find() && !readsBack(name),
                () -> Fault.of("a choice with this weapon's name would read as one with a target or an item"));
    }

    /** AST-2: whether the name is the word for no weapon. */
    static boolean isNone(String name) {
        return name.equals(NOTHING);
    }

    /** Whether each choice with the weapon reads back as the same choice. */
    private static boolean readsBack(String name) {
        Shot shot = new Shot(name, Target.of(ANY_MODEL));
        return Vector.<Choice>of(
                        new Choice.Shoot(ANY_MODEL, shot),
                        new Choice.Wield(ANY_MODEL, name, Option.none()),
                        new Choice.FightBack(ANY_MODEL, name))
                .forAll(choice -> Input.read(choice.toString()).contains(choice));
    }
}
