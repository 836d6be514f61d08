package io.github.deadcube.core.order;

import static io.github.deadcube.core.order.OrderErrors.HIGHEST;
import static io.github.deadcube.core.order.OrderErrors.word;
import static io.github.deadcube.core.order.OrderErrors.wrong;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.words.Adds;
import io.github.deadcube.api.order.words.Bars;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Replaces;
import io.github.deadcube.api.order.words.Silences;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** ORD-1, ORD-3 to ORD-6: what is wrong with one effect of a special order. */
final class EffectErrors {
    /** Modifiers that a rule may only increase. */
    private static final Vector<Modifier<?>> ONLY_MORE = Vector.of(
            Modifier.SHIELD,
            Modifier.COMMAND_DICE,
            Modifier.MODEL_RESULTS,
            Modifier.REROLLS,
            Modifier.ORDER_REROLLS,
            Modifier.REROLLS_EVEN_BARRED,
            Modifier.EXPLODING_FACES);

    private static final Vector<Modifier<?>> OF_TESTS = Vector.of(
            Modifier.DICE,
            Modifier.REROLLS,
            Modifier.TARGET_NUMBER,
            Modifier.REROLLS_EVEN_BARRED,
            Modifier.EXPLODING_FACES);

    private EffectErrors() {}

    static void adds(Adds adds, Consumer<Fault> found) {
        String modifier = word(adds.modifier());
        int least = ONLY_MORE.contains(adds.modifier()) ? 1 : -HIGHEST;
        if (adds.amount() == 0 || adds.amount() < least || adds.amount() > HIGHEST)
            wrong(
                    found,
                    "amount",
                    Sentence.of("'amount' is {amount}", adds.amount()),
                    least == 1
                            ? Sentence.of("1 to {highest} of '{modifier}'", HIGHEST, modifier)
                            : -HIGHEST + " to -1, or 1 to " + HIGHEST);
        if (!adds.skills().isEmpty() && !OF_TESTS.contains(adds.modifier()))
            wrong(found, "skills", Sentence.of("'{modifier}' is no modifier of a test", modifier), "no 'skills'");
        if (!adds.kinds().isEmpty() && !OF_TESTS.append(Modifier.ORDER_REROLLS).contains(adds.modifier()))
            wrong(found, "kinds", Sentence.of("'{modifier}' is no modifier of a test", modifier), "no 'kinds'");
    }

    static void bars(Bars bars, Consumer<Fault> found) {
        if (!bars.advance() && !bars.sprint() && !bars.advanceDie())
            wrong(found, "", "'bars' forbids nothing", "'advance', 'sprint' or 'advanceDie'");
    }

    static void frees(Frees frees, Consumer<Fault> found) {
        String kind = word(frees.kind());
        if (frees.cubes() > 0 && frees.kind() != FreeAction.Kind.ADVANCE)
            wrong(found, "cubes", Sentence.of("'{kind}' has no 'cubes'", kind), "'cubes' of an 'advance' alone");
        boolean shot = frees.kind() == FreeAction.Kind.SHOOT;
        if (!shot && (!frees.weapons().equals(WeaponFilter.ANY) || !frees.mode().isEmpty() || frees.upon()))
            wrong(
                    found,
                    "kind",
                    Sentence.of("'{kind}' is no shot", kind),
                    "'weapons', 'mode' and 'upon' of a 'shoot' alone");
        for (Weapon weapon : frees.described())
            if (!shot || weapon.closeCombat())
                wrong(
                        found,
                        "described",
                        Sentence.of("'{weapon}' is not shot with", weapon),
                        "a weapon with a range, of a 'shoot'");
    }

    static void replaces(Replaces replaces, Consumer<Fault> found) {
        if (replaces.by().isDefined() == replaces.value().exists())
            wrong(
                    found,
                    "",
                    (replaces.by().isDefined()
                            ? Sentence.of("the number is given twice")
                            : Sentence.of("the number is missing")),
                    "'value', or 'by'");
        else if (replaces.value().exists() && replaces.skills().isEmpty())
            wrong(found, "skills", "'skills' is empty", "one or more, of which it is the 'value'");
    }

    static void silences(Silences silences, Consumer<Fault> found) {
        if (silences.scope() == Scope.ANY) wrong(found, "scope", "'scope' is 'any'", "own or opponent");
    }
}
