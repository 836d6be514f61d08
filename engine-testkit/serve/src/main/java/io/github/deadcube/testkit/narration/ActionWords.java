package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** The action of a model in words. */
record ActionWords(NarrationNames names) {
    ModelClause clause(ModelId model, Choice choice) {
        String name = names.name(model);
        if (choice instanceof Choice.Advance)
            return new ModelClause(Sentence.of("{model} advances", name), Sentence.of("advances"));
        if (choice instanceof Choice.Sprint)
            return new ModelClause(Sentence.of("{model} sprints", name), Sentence.of("sprints"));
        if (choice instanceof Choice.StandUp)
            return new ModelClause(Sentence.of("{model} stands up", name), Sentence.of("stands up"));
        if (choice instanceof Choice.Survive)
            return new ModelClause(Sentence.of("{model} tries to survive", name), Sentence.of("tries to survive"));
        if (choice instanceof Choice.Shoot shoot) return shoots(name, shoot.shot());
        if (choice instanceof Choice.Assault assault) return assaults(name, names.name(assault.target()));
        if (choice instanceof Choice.Attack attack) return attacks(name, names.name(attack.target()));
        if (choice instanceof Choice.Wield wield) return wields(name, wield.weapon());
        if (choice instanceof Choice.FightBack back) return fightsBack(name, back.weapon());
        if (choice instanceof Choice.SpendDie spend) return spends(model, spend);
        if (choice instanceof Choice.Use use) return uses(name, use);
        return new ModelClause(Sentence.of("{model} {choice}", name, choice.words()), choice.words());
    }

    private static ModelClause assaults(String name, String target) {
        return new ModelClause(
                Sentence.of("{model} assaults {target}", name, target), Sentence.of("assaults {target}", target));
    }

    private static ModelClause attacks(String name, String target) {
        return new ModelClause(
                Sentence.of("{model} attacks {target}", name, target), Sentence.of("attacks {target}", target));
    }

    private static ModelClause wields(String name, String weapon) {
        return new ModelClause(
                Sentence.of("{model} wields its {weapon}", name, weapon), Sentence.of("wields its {weapon}", weapon));
    }

    private static ModelClause fightsBack(String name, String weapon) {
        return weapon.isEmpty()
                ? new ModelClause(Sentence.of("{model} fights back", name), Sentence.of("fights back"))
                : new ModelClause(
                        Sentence.of("{model} fights back with {weapon}", name, weapon),
                        Sentence.of("fights back with {weapon}", weapon));
    }

    private ModelClause spends(ModelId model, Choice.SpendDie spend) {
        Told face = names.title(spend.face());
        Told action = clause(model, spend.action()).alone();
        return new ModelClause(
                Sentence.of("{model} spends {face} and {action}", names.name(model), face, action),
                Sentence.of("spends {face} and {action}", face, action));
    }

    private ModelClause uses(String name, Choice.Use use) {
        Told rule = names.title(use.rule());
        if (use.target().equals(Target.NOTHING))
            return new ModelClause(Sentence.of("{model} uses {rule}", name, rule), Sentence.of("uses {rule}", rule));
        Object target = names.name(use.target());
        return new ModelClause(
                Sentence.of("{model} uses {rule} on {target}", name, rule, target),
                Sentence.of("uses {rule} on {target}", rule, target));
    }

    private ModelClause shoots(String name, Shot shot) {
        Object target = names.name(shot.target());
        if (shot.target().isCube())
            return shot.mode().isEmpty()
                    ? new ModelClause(
                            Sentence.of("{model} shoots at {cube} with {weapon}", name, target, shot.weapon()),
                            Sentence.of("shoots at {cube} with {weapon}", target, shot.weapon()))
                    : new ModelClause(
                            Sentence.of(
                                    "{model} shoots at {cube} with {weapon} ({mode})",
                                    name,
                                    target,
                                    shot.weapon(),
                                    mode(shot)),
                            Sentence.of("shoots at {cube} with {weapon} ({mode})", target, shot.weapon(), mode(shot)));
        return shot.mode().isEmpty()
                ? new ModelClause(
                        Sentence.of("{model} shoots {target} with {weapon}", name, target, shot.weapon()),
                        Sentence.of("shoots {target} with {weapon}", target, shot.weapon()))
                : new ModelClause(
                        Sentence.of(
                                "{model} shoots {target} with {weapon} ({mode})",
                                name,
                                target,
                                shot.weapon(),
                                mode(shot)),
                        Sentence.of("shoots {target} with {weapon} ({mode})", target, shot.weapon(), mode(shot)));
    }

    private static Told mode(Shot shot) {
        return language -> language.text("shotMode", shot.mode());
    }

    /** The second shot of an action, with its item. */
    Told shot(ModelId model, Shot shot) {
        Told shoots = shoots(names.name(model), shot).named();
        return shot.item().isEmpty()
                ? shoots
                : Sentence.of(
                        "{clause} using {item}", shoots, names.title(shot.item().get()));
    }

    /** The second shot, in the line of the first. */
    Told andWith(Shot shot) {
        Object target = names.name(shot.target());
        Told weapon = shot.mode().isEmpty()
                ? Sentence.verbatim(shot.weapon())
                : Sentence.of("{weapon} ({mode})", shot.weapon(), mode(shot));
        Sentence more = shot.target().isCube()
                ? Sentence.of("and at {cube} with {weapon}", target, weapon)
                : Sentence.of("and {target} with {weapon}", target, weapon);
        return shot.item().isEmpty()
                ? more
                : Sentence.of(
                        "{clause} using {item}", more, names.title(shot.item().get()));
    }

    /** Whether cubes follow. */
    static boolean moves(Choice choice) {
        return choice instanceof Choice.SpendDie spend
                ? moves(spend.action())
                : choice instanceof Choice.Advance || choice instanceof Choice.Sprint;
    }

    /** Whether the words say that the model stands up. */
    static boolean standsUp(Choice choice) {
        return choice instanceof Choice.SpendDie spend ? standsUp(spend.action()) : choice instanceof Choice.StandUp;
    }

    /** A short text for an action within an attack: {@code B2 Brute fights back with maul}, {@code Stand Together}. */
    Told within(ModelId model, Choice choice) {
        return choice instanceof Choice.SpendDie spend && spend.action() instanceof Choice.Use use
                ? Sentence.of("{order} for {model}", names.title(use.rule()), names.name(model))
                : clause(model, choice).named();
    }

    /** Whether the action belongs to a declared attack whose dice are not rolled. */
    static boolean withinAttack(Choice choice) {
        return choice instanceof Choice.Wield
                || choice instanceof Choice.FightBack
                || choice instanceof Choice.Survive
                || choice instanceof Choice.SpendDie spend && spend.face() == CommandFace.ORDER;
    }

    /** Whether it is a shot at a cube, which may scatter. */
    static boolean aims(Choice choice) {
        return choice instanceof Choice.SpendDie spend
                ? aims(spend.action())
                : choice instanceof Choice.Shoot shoot && shoot.shot().target().isCube();
    }

    static boolean isOrder(Choice choice) {
        return choice instanceof Choice.SpendDie spend
                && spend.face() == CommandFace.ORDER
                && spend.action() instanceof Choice.Use;
    }

    static Option<ModelId> target(Choice choice) {
        if (choice instanceof Choice.Assault assault) return Option.some(assault.target());
        if (choice instanceof Choice.Attack attack) return Option.some(attack.target());
        if (choice instanceof Choice.SpendDie spend) return target(spend.action());
        if (choice instanceof Choice.Use use) return model(use.target());
        return choice instanceof Choice.Shoot shoot ? model(shoot.shot().target()) : Option.none();
    }

    private static Option<ModelId> model(Target target) {
        return target.model().filter(model -> target.isModel());
    }
}
