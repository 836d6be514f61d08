package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/** Names that people give: free text on one line, which files carry and read back. */
final class NameCheck {
    private static final int LONGEST = 100;

    private NameCheck() {}

    /** What is wrong with a name; none for one that is read as it is written. */
    static Option<String> fault(String name) {
        if (name.length() > LONGEST)
            return Option.some("a name has " + LONGEST + " characters at most, not " + name.length());
        return Option.when(
                name.codePoints().anyMatch(NameCheck::unprintable),
                "a name is some text on one line, without control characters");
    }

    /** Control characters and halves of characters; no file carries them. */
    private static boolean unprintable(int character) {
        return Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE;
    }

    /** Names of weapons are read in choices and in scripts as they are written. */
    static final class WeaponName {
        private static final int LONGEST = 60;
        private static final String NOTHING = "nothing";
        private static final ModelId SOMEBODY = new ModelId(Side.A, 1);

        private static final Pattern FORM = Pattern.compile("[A-Za-z0-9]++(?:[ '-][A-Za-z0-9]++)*+");

        private WeaponName() {}

        /** What is wrong with its form; none for a name that is read as it is written. */
        static Option<String> fault(String name) {
            if (name.length() > LONGEST) return Option.some("a weapon's name has " + LONGEST + " characters at most");
            if (!FORM.matcher(name).matches())
                return Option.some("a weapon's name is of letters, digits and single spaces, hyphens or apostrophes");
            return Option.when(
                    name.indexOf(' ') > 0 && !readsBack(name),
                    "a weapon's name reads as itself in choices: this one names a target or an item");
        }

        /** AST-2: whether it is the word for no weapon. */
        static boolean isNone(String name) {
            return name.equals(NOTHING);
        }

        /** Whether each choice with such a weapon is read as it is written; a single word always is. */
        private static boolean readsBack(String name) {
            Shot shot = new Shot(name, Target.of(SOMEBODY));
            return Vector.<Choice>of(
                            new Choice.Shoot(SOMEBODY, shot),
                            new Choice.Wield(SOMEBODY, name, Option.none()),
                            new Choice.FightBack(SOMEBODY, name))
                    .forAll(choice -> Input.parse(choice.toString()).contains(choice));
        }
    }
}
