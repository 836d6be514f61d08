package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Harm;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/** The exact odds of a choice that attacks: a shot at a model or a cube, an assault. */
public final class AttackOdds {
    /** Smaller chances are left out. */
    private static final double LEAST = 1e-9;

    private final Odds odds = Deadcube.odds();
    private final Searched searched;

    AttackOdds(Searched searched) {
        this.searched = searched;
    }

    JsonObject answer(Request request) throws RequestError {
        return chances(request, request.choice("choice", searched.shown().json()));
    }

    /** The chances of a choice; the request has what else is given, and its member {@code choice} gets the faults. */
    JsonObject chances(Request request, Choice choice) throws RequestError {
        Choice action = choice instanceof Choice.SpendDie spent ? spent.action() : choice;
        if (!(action instanceof Choice.Assault)) request.without(Vector.of("answer"), "only an assault is answered");
        if (action instanceof Choice.Shoot shoot && shoot.shot().target().isModel())
            return json(shot(request, shoot, shoot.shot().target().model().get()));
        if (action instanceof Choice.Shoot shoot && shoot.shot().target().isCube())
            return shot(request, shoot, shoot.shot().target().where().get());
        if (action instanceof Choice.Assault assault) return json(assault(request, assault));
        throw request.wrong(
                "choice",
                Sentence.of("there are no odds for '{choice}'", choice),
                "one shot at a model or a cube, or an assault");
    }

    private JsonObject shot(Request request, Choice.Shoot shoot, Cube cube) throws RequestError {
        WeaponChoice weapon = weapon(request, shoot);
        Odds.Distribution lands = odds.landing(searched.state(), shoot.model(), weapon, cube)
                .getOrElseThrow(() -> request.wrong(
                        "choice",
                        Sentence.of(
                                "'{weapon}' cannot be fired at a cube",
                                shoot.shot().weapon()),
                        "a shot at a model"));
        return JsonObject.of("lands", lands.chance(1))
                .with(
                        "there",
                        odds.shotAt(searched.state(), shoot.model(), weapon, cube)
                                .map(AttackOdds::harm));
    }

    private Odds.OfAttack shot(Request request, Choice.Shoot shoot, ModelId target) throws RequestError {
        Model shooter = model(request, shoot.model());
        model(request, target);
        Odds.OfAttack shot = odds.shot(searched.state(), shoot)
                .getOrElseThrow(() -> request.wrong(
                        "choice",
                        Sentence.of("there are no odds for '{shoot}'", shoot),
                        Sentence.of(
                                "an ordinary or a long shot at an enemy, with an item of the model, or with one of "
                                        + "its weapons: {weapons}",
                                weapons(shooter))));
        opposed(request, shoot.model(), target);
        return shot;
    }

    private WeaponChoice weapon(Request request, Choice.Shoot shoot) throws RequestError {
        Model shooter = model(request, shoot.model());
        return new Arms(shooter, rules())
                .named(shoot.shot().weapon())
                .getOrElseThrow(() -> request.wrong(
                        "choice",
                        "there are no odds for this weapon",
                        Sentence.of("one of its weapons: {weapons}", weapons(shooter))));
    }

    private Vector<String> weapons(Model model) {
        return new Arms(model, rules()).all().map(arm -> arm.weapon().name());
    }

    private Ruleset rules() {
        return searched.state().position().game().setup().ruleset();
    }

    private Odds.OfAttack assault(Request request, Choice.Assault assault) throws RequestError {
        opposed(request, assault.model(), assault.target());
        Assault made = new Assault(model(request, assault.model()), model(request, assault.target()));
        return made.mostHarmful(odds, searched.state(), answer(request, made));
    }

    /** K-RAMPAGE: a neutral model attacks any other model, and any other model attacks it. */
    private void opposed(Request request, ModelId attacker, ModelId target) throws RequestError {
        Allegiance own = model(request, attacker).allegiance();
        if (model(request, target).allegiance() == own && own != Allegiance.NEUTRAL || attacker.equals(target))
            throw request.wrong(
                    "choice", Sentence.of("{target} is no enemy of {attacker}", target, attacker), "an enemy");
    }

    /** How the target answers; if nothing is said, it survives if it can choose. */
    private Skill answer(Request request, Assault assault) throws RequestError {
        boolean survives = assault.refusal(rules(), Skill.SURVIVE, "").isEmpty();
        Skill answer = request.has("answer") ? skill(request) : survives ? Skill.SURVIVE : Skill.FIGHT;
        Option<Rejection> no = assault.refusal(rules(), answer, answer == Skill.FIGHT ? "'survive'" : "'fight'");
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
        return model.getOrElseThrow(() -> request.wrong(
                "choice", Sentence.of("{id} is not on the battlefield", id), "models on the battlefield"));
    }

    private static JsonObject json(Odds.OfAttack odds) {
        return JsonObject.of("successesMore", chances(odds.difference()))
                .with("expected", odds.difference().mean())
                .with("target", harm(odds.target()))
                .with("attacker", odds.attacker().map(AttackOdds::harm));
    }

    /** A model cannot lose more HP than it has left, which is the last number. */
    private static JsonObject harm(Harm harm) {
        return JsonObject.of("model", harm.model().toString())
                .with("kill", harm.kill().doubleValue())
                .with("expected", harm.expected())
                .with("lost", chances(harm.lost().map(hitPoints -> Math.min(hitPoints, harm.left()))));
    }

    private static JsonObject chances(Odds.Distribution all) {
        JsonObject chances = new JsonObject();
        for (int value = all.least(); value <= all.most(); value++)
            if (all.chance(value) >= LEAST) chances.put(Integer.toString(value), all.chance(value));
        return chances;
    }

    /** AST-2, ITEM-7: the weapons that a model can use: those of its card, then those of its items. */
    public record Arms(Model model, Ruleset rules) {
        private record Arm(WeaponChoice choice, Weapon weapon) {}

        public Option<WeaponChoice> named(String name) {
            return all().find(arm -> arm.weapon().name().equals(name)).map(Arm::choice);
        }

        /** The weapons with range CC; no weapon if there is none. */
        private Vector<WeaponChoice> closeCombat(boolean attacks) {
            Vector<WeaponChoice> blades = printed()
                    .appendAll(given(items().filter(item -> attacks || item.isUsableToFightBack(rules))))
                    .filter(arm -> arm.weapon().closeCombat())
                    .map(Arm::choice);
            return blades.isEmpty() ? Vector.of(WeaponChoice.NONE) : blades;
        }

        private Vector<Arm> all() {
            return printed().appendAll(given(items()));
        }

        private Vector<Arm> printed() {
            Vector<Weapon> weapons = model.card().weapons();
            return Vector.range(0, weapons.size())
                    .reject(number -> model.usedUp(number.intValue()))
                    .map(number -> new Arm(WeaponChoice.onCard(number), weapons.get(number)));
        }

        private static Vector<Arm> given(Vector<ItemRule> items) {
            return items.flatMap(item ->
                    item.weapon().map(weapon -> new Arm(WeaponChoice.ofItem(item.rule()), weapon)));
        }

        private Vector<ItemRule> items() {
            Vector<ItemRule> printed = model.card()
                    .keywords()
                    .map(Keyword::name)
                    .reject(model::usedUp)
                    .flatMap(rules.library()::itemPrinted);
            return model.item()
                    .toVector()
                    .flatMap(carried -> rules.library().item(carried.item()))
                    .appendAll(printed)
                    .distinct();
        }
    }

    /** An assault, before the models name their weapons (AST-2). */
    public record Assault(Model attacker, Model target) {
        /**
         * AST-8, AST-10, LIV-PIN, DICE-5: why the target cannot answer so; none if it can.
         *
         * @param expected what would be right
         */
        public Option<Rejection> refusal(Ruleset rules, Skill answer, CharSequence expected) {
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

        /** The odds with the first weapon of each model. */
        public Odds.OfAttack odds(Odds odds, GameState state, Skill answer, boolean movedIn) {
            return all(odds, state, answer, movedIn).head();
        }

        /** The odds if each model uses the weapon that costs the other the most HP. The attacker has not moved in. */
        public Odds.OfAttack mostHarmful(Odds odds, GameState state, Skill answer) {
            return all(odds, state, answer, false)
                    .maxBy(Comparator.comparingDouble(
                                    (Odds.OfAttack attack) -> attack.target().expected())
                            .thenComparingDouble(attack ->
                                    attack.attacker().map(Harm::expected).getOrElse(0.0)))
                    .get();
        }

        private Vector<Odds.OfAttack> all(Odds odds, GameState state, Skill answer, boolean movedIn) {
            Ruleset rules = state.position().game().setup().ruleset();
            Vector<WeaponChoice> replies =
                    answer == Skill.FIGHT ? new Arms(target, rules).closeCombat(false) : Vector.of(WeaponChoice.NONE);
            return new Arms(attacker, rules)
                    .closeCombat(true)
                    .flatMap(weapon -> replies.map(reply -> odds.assault(
                            state,
                            TestContext.builder(TestContext.Kind.ASSAULT, RuleIds.AST_1, attacker.id())
                                    .target(target.id())
                                    .weapon(weapon)
                                    .replyWeapon(reply)
                                    .movedIn(movedIn)
                                    .wasPinned(target.pinned())
                                    .build(),
                            answer)));
        }
    }
}
