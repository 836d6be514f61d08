package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.odds.Distribution;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Harm;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.serve.SearchStates.Searched;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The exact odds of a choice that attacks: a shot at a model or a cube, an assault. */
public final class AttackOdds {
    /** Smaller chances are left out. */
    private static final double LEAST = 1e-9;

    private final Odds odds = Deadcube.odds();
    private final Searched searched;

    AttackOdds(Searched searched) {
        this.searched = searched;
    }

    JsonObject of(Request request) throws RequestError {
        Choice choice = request.choice("choice", searched.shown().json());
        Choice action = choice instanceof Choice.SpendDie spent ? spent.action() : choice;
        if (!(action instanceof Choice.Assault)) request.without(Vector.of("answer"), "only an assault is answered");
        if (action instanceof Choice.Shoot shoot && shoot.shot().target() instanceof Target.OfModel target)
            return json(shot(request, shoot, target.model()));
        if (action instanceof Choice.Shoot shoot && shoot.shot().target() instanceof Target.OfCube target)
            return json(odds.shotAt(searched.state(), shoot.model(), gun(request, shoot), target.cube())
                    .getOrElseThrow(() -> request.wrong(
                            "choice",
                            "'" + shoot.shot().weapon() + "' cannot be fired at a cube",
                            "a shot at a model")));
        if (action instanceof Choice.Assault assault) return json(assault(request, assault));
        throw request.wrong(
                "choice", "there are no odds for '" + choice + "'", "one shot at a model or a cube, or an assault");
    }

    private Odds.OfAttack shot(Request request, Choice.Shoot shoot, ModelId target) throws RequestError {
        Model shooter = model(request, shoot.model());
        model(request, target);
        Odds.OfAttack shot = odds.shot(searched.state(), shoot)
                .getOrElseThrow(() -> request.wrong(
                        "choice",
                        "there are no odds for '" + shoot + "'",
                        "an ordinary or a long shot at an enemy, with an item of the model, or with one of its weapons: "
                                + weapons(shooter).mkString(", ")));
        opposed(request, shoot.model(), target);
        return shot;
    }

    private WeaponChoice gun(Request request, Choice.Shoot shoot) throws RequestError {
        Vector<String> weapons = weapons(model(request, shoot.model()));
        int gun = weapons.indexOf(shoot.shot().weapon());
        if (gun < 0)
            throw request.wrong(
                    "choice", "there are no odds for this weapon", "one of its weapons: " + weapons.mkString(", "));
        return WeaponChoice.onCard(gun);
    }

    private static Vector<String> weapons(Model model) {
        return model.card().weapons().map(Weapon::name);
    }

    private Odds.OfAttack assault(Request request, Choice.Assault assault) throws RequestError {
        opposed(request, assault.model(), assault.target());
        Assault made = new Assault(model(request, assault.model()), model(request, assault.target()));
        return made.odds(odds, searched.state(), answer(request, made), false);
    }

    /** K-RAMPAGE: a neutral model attacks any other model, and any other model attacks it. */
    private void opposed(Request request, ModelId attacker, ModelId target) throws RequestError {
        Allegiance own = model(request, attacker).allegiance();
        if (model(request, target).allegiance() == own && own != Allegiance.NEUTRAL || attacker.equals(target))
            throw request.wrong("choice", target + " is no enemy of " + attacker, "an enemy");
    }

    /** How the target answers; if nothing is said, it survives if it can choose. */
    private Skill answer(Request request, Assault assault) throws RequestError {
        Ruleset rules = searched.state().position().game().setup().ruleset();
        boolean survives = assault.refusal(rules, Skill.SURVIVE, "").isEmpty();
        Skill answer = request.has("answer") ? skill(request) : survives ? Skill.SURVIVE : Skill.FIGHT;
        Option<Rejection> no = assault.refusal(rules, answer, answer == Skill.FIGHT ? "'survive'" : "'fight'");
        if (no.isDefined()) throw request.refused("answer", no.get());
        return answer;
    }

    private static Skill skill(Request request) throws RequestError {
        return switch (request.text("answer")) {
            case "survive" -> Skill.SURVIVE;
            case "fight" -> Skill.FIGHT;
            default -> throw request.expected("answer", "'fight' or 'survive'");
        };
    }

    private Model model(Request request, ModelId id) throws RequestError {
        Option<Model> model = searched.state().position().model(id).filter(Model::inPlay);
        return model.getOrElseThrow(
                () -> request.wrong("choice", id + " is not on the battlefield", "models on the battlefield"));
    }

    private static JsonObject json(Odds.OfAttack odds) {
        return JsonObject.of("successesMore", chances(odds.difference()))
                .with("expected", odds.difference().mean())
                .with("target", harm(odds.target()))
                .with("attacker", odds.attacker().map(AttackOdds::harm));
    }

    private static JsonObject json(Odds.OfCube odds) {
        return JsonObject.of("lands", odds.lands().chance(1))
                .with("there", odds.there().map(AttackOdds::harm));
    }

    /** A model cannot lose more HP than it has left, which is the last number. */
    private static JsonObject harm(Harm harm) {
        return JsonObject.of("model", harm.model().toString())
                .with("kill", harm.kill().doubleValue())
                .with("expected", harm.expected())
                .with("lost", chances(harm.lost().map(hitPoints -> Math.min(hitPoints, harm.left()))));
    }

    private static JsonObject chances(Distribution all) {
        JsonObject chances = new JsonObject();
        for (int value = all.least(); value <= all.most(); value++)
            if (all.chance(value) >= LEAST) chances.put(Integer.toString(value), all.chance(value));
        return chances;
    }

    /** An assault with the first weapons that have range CC, if there are any. */
    public record Assault(Model attacker, Model target) {
        /**
         * AST-8, AST-10, LIV-PIN, DICE-5: why the target cannot answer so; none if it can.
         *
         * @param expected what would be right
         */
        public Option<Rejection> refusal(Ruleset rules, Skill answer, String expected) {
            boolean lies = target.pinned() && !rules.has(Variant.PINNED_FIGHT_BACK);
            boolean fights = !lies && target.card().fight().exists();
            if (answer == Skill.SURVIVE)
                return Option.when(
                        fights && !target.card().survive().exists(),
                        () -> new Rejection(RuleIds.DICE_5, "without SV it can only fight back", expected));
            if (lies) return Option.some(new Rejection(RuleIds.AST_10, "a pinned target can only survive", expected));
            return Option.when(
                    !fights, () -> new Rejection(RuleIds.AST_8, "without FI it cannot fight back", expected));
        }

        /**
         * The odds of the assault, with the first blade of each model.
         *
         * @param movedIn whether the attacker has moved into the cube
         */
        public Odds.OfAttack odds(Odds odds, GameState state, Skill answer, boolean movedIn) {
            TestContext context = new TestContext(
                    TestContext.Kind.ASSAULT,
                    RuleIds.AST_1,
                    attacker.id(),
                    target.id(),
                    blade(attacker),
                    answer == Skill.FIGHT ? blade(target) : WeaponChoice.NoWeapon.NONE,
                    movedIn,
                    target.pinned());
            return odds.assault(state, context, answer);
        }

        private static WeaponChoice blade(Model model) {
            int at = model.card().weapons().indexWhere(Weapon::closeCombat);
            return at < 0 ? WeaponChoice.NoWeapon.NONE : WeaponChoice.onCard(at);
        }
    }
}
