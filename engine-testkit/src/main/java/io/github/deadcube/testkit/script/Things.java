package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.script.Expectation.Finding;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/** The things that an expectation names: models, places and rules. */
final class Things {
    static final String MODEL = "[AB][1-9][0-9]{0,2}";
    static final String PLACE = "[a-z][0-9]{1,2}[wesn]?(?::[1-9])?(?:/[1-9])?";
    /** For patterns that look for a rule between other words; {@link RuleId#read} reads one. */
    static final String RULE = "[A-Z0-9]++(?:-[A-Z0-9]++)++";

    /** A number of dice is no cube. */
    private static final Pattern BETWEEN = Pattern.compile("(?: [0-9]+ d8\\b:?)?(?:[ (),]+|$)");

    /** The name of a weapon may look like a cube, a model or a rule. */
    private static final Pattern WEAPON =
            Pattern.compile("(?<=\\bshoot ).+?(?= at )|(?<=\\bwith ).+?(?= using | by | \\||$)|(?<=\\bused up ).+$");

    private static final Pattern IS_RULE = Pattern.compile(RULE);
    private static final Pattern NAME = Pattern.compile("\\b(?:" + MODEL + "|" + PLACE + "|[AB]|[0-9]+)(?![-A-Za-z])");

    private Things() {}

    /** Which named thing the game does not have; none if it has all of them. */
    static Option<Finding> missing(String expectation, ScriptProgress progress) {
        Position position = progress.state().position();
        Battlefield field = position.game().setup().battlefield();
        for (String between : BETWEEN.split(WEAPON.matcher(expectation).replaceAll(""), -1)) {
            String word = between.endsWith(":") ? between.substring(0, between.length() - 1) : between;
            Option<ModelId> model = ModelId.read(word).toOption();
            if (model.exists(id -> position.model(id).isEmpty()))
                return Option.some(Finding.unknown("there is no " + word));
            Option<Cube> cube = Place.read(word)
                    .toOption()
                    .map(Place::cube)
                    .orElse(() -> Cube.read(word).toOption());
            if (cube.exists(c -> !field.contains(c)))
                return Option.some(Finding.unknown(word + " is outside the battlefield"));
            Option<Finding> rule = unknownRule(word, progress);
            if (rule.isDefined()) return rule;
        }
        return Option.none();
    }

    /** Which weapon or token of an input the game does not have; none if it has all of them. */
    static Option<Finding> missing(Input input, ScriptProgress progress) {
        if (input instanceof Choice.SpendDie die)
            return die.action() instanceof Choice.SpendDie ? Option.none() : missing(die.action(), progress);
        if (input instanceof Choice.Shoot shoot)
            return unknownWeapon(shoot.shot().weapon(), progress);
        if (input instanceof Choice.Wield wield) return unknownWeapon(wield.weapon(), progress);
        if (input instanceof Choice.FightBack back) return unknownWeapon(back.weapon(), progress);
        if (input instanceof Choice.PickToken pick) return unknownToken(pick.token(), progress);
        return input instanceof Choice.PickUp pick ? unknownToken(pick.token(), progress) : Option.none();
    }

    /** Items and special orders have weapons too. */
    private static Option<Finding> unknownWeapon(String name, ScriptProgress progress) {
        Setup setup = progress.state().position().game().setup();
        boolean known = name.isEmpty()
                || setup.cards()
                        .flatMap(Card::weapons)
                        .appendAll(setup.ruleset().library().all().flatMap(Library.Rule::weapon))
                        .exists(weapon -> weapon.name().equals(name));
        return Option.when(!known, () -> Finding.unknown("no model has a weapon '" + name + "'"));
    }

    static Option<Finding> unknownToken(int number, ScriptProgress progress) {
        return Option.when(
                !progress.state().position().drawn().contains(number),
                () -> Finding.unknown("there is no token " + number));
    }

    /** A mark of a situation may have a rule that no library contains. */
    private static Option<Finding> unknownRule(String word, ScriptProgress progress) {
        if (!IS_RULE.matcher(word).matches() || RuleId.read(word).toOption().exists(RuleId::known))
            return Option.none();
        GameState begin = progress.past().headOption().getOrElse(progress.state());
        boolean known = HouseRulebook.of(begin.position().game().setup())
                        .additions()
                        .exists(rule -> rule.id().equals(word))
                || begin.position()
                        .models()
                        .exists(model ->
                                model.marks().exists(mark -> mark.rule().id().equals(word)));
        return Option.when(!known, () -> Finding.unknown("no rule is called " + word));
    }

    /** The same words with one name for all models, places, sides and numbers. */
    static String unnamed(String words) {
        return NAME.matcher(words).replaceAll("_");
    }
}
