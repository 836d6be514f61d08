package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A fight between a model and its enemies in one cube: a side chooses the attacker or the target. It is cancelled if
 * the model has left the cube.
 *
 * @param model the model that has come in, leaves or has stood up
 * @param pinned the models that were pinned when the model's action started, or the first of the fights of PIN-3; none
 *     for AWAY-4
 */
@SavedName("closeCombat")
record CloseCombat(ModelId model, Cube cube, Cause cause, List<ModelId> pinned) implements FightFrame {
    /** The cause of the fight. It decides the rule, and whether the model or an enemy attacks. */
    @SavedName("closeCombat.cause")
    enum Cause {
        /** The model has moved in. */
        ENTERING(RuleIds.ADV_5, Purpose.ENEMY_TO_FIGHT),
        /** A forced move has left it there unpinned. */
        FORCED(RuleIds.AWAY_4, Purpose.ENEMY_TO_FIGHT),
        /** It leaves. */
        BREAKING_AWAY(RuleIds.ADV_6, Purpose.FREE_ASSAULT),
        /** It has stood up. */
        STANDING_UP(RuleIds.STD_2, Purpose.ATTACKER),
        /** A forced move has left it there pinned. */
        THROWN_IN(RuleIds.PIN_3, Purpose.ATTACKER);

        private final RuleId rule;
        private final Purpose purpose;
        private final Rejection notOneOfThem;

        Cause(RuleId rule, Purpose purpose) {
            this.rule = rule;
            this.purpose = purpose;
            this.notOneOfThem = new Rejection(
                    rule, "that model may not be chosen here", "one of the enemies in the cube that are offered");
        }

        RuleId rule() {
            return rule;
        }

        boolean modelAttacks() {
            return this == ENTERING || this == FORCED;
        }

        /** STD-2, PIN-3: the attacker has the bonus for a pinned target. */
        boolean pinnedBonus() {
            return this == STANDING_UP || this == THROWN_IN;
        }
    }

    /** The model has moved in; {@code pinned} were pinned when its action started. */
    static CloseCombat entering(Now now, ModelId model, List<ModelId> pinned) {
        return new CloseCombat(model, now.model(model).cube(), Cause.ENTERING, pinned);
    }

    static CloseCombat of(Now now, ModelId model, Cause cause) {
        return new CloseCombat(model, now.model(model).cube(), cause, List.empty());
    }

    /** ADV-6, ORD-4: whether a model that leaves its cube breaks away. */
    static boolean breaksAway(Now now, ModelId model) {
        return now.neighbours().isBesideEnemies(model) && !now.view().marked(model, Trait.LEAVES_WITHOUT_ASSAULT);
    }

    @Override
    public RuleId rule() {
        return cause.rule;
    }

    @Override
    public Sentence describe() {
        return switch (cause) {
            case ENTERING, FORCED -> Sentence.of("{model} must fight in {cube}", model, cube);
            case BREAKING_AWAY -> Sentence.of("{model} breaks away", model);
            case STANDING_UP, THROWN_IN -> Sentence.of("{model} is attacked as it stands up", model);
        };
    }

    private boolean isObsolete(Now now) {
        Model m = now.model(model);
        return !m.inPlay() || m.pinned() || !m.cube().equals(cube);
    }

    @Override
    public void enter(Now now) {
        if (isObsolete(now)) return;
        Vector<ModelId> enemies = candidates(now);
        if (enemies.isEmpty()) return;
        if (enemies.size() > 1 || cause == Cause.BREAKING_AWAY) now.ask(this);
        else fight(now, enemies.head());
    }

    /**
     * The enemies that can attack. PIN-3: if there are none, those that were pinned, of which one stands up; one
     * without FIGHT, or that a rule forbids to attack, is passed over if there are others.
     */
    private Vector<ModelId> candidates(Now now) {
        if (cause.modelAttacks())
            return opponents(now)
                    .filter(e ->
                            Assault.veto(now, model, e, rule(), now.model(e).pinned()) == null);
        Vector<ModelId> enemies = now.neighbours().enemiesBeside(model);
        Vector<ModelId> attackers = enemies.filter(e -> canAttack(now, e));
        if (!attackers.isEmpty() || cause != Cause.THROWN_IN) return attackers;
        Vector<ModelId> pinned = enemies.filter(e -> wasPinned(now, e));
        Vector<ModelId> able = pinned.filter(e -> ableToAttack(now, e));
        return able.isEmpty() ? pinned : able;
    }

    /** K-RAMPAGE: a model out of control enters to fight both sides, but thrown in it has the enemies of its side. */
    private Vector<ModelId> opponents(Now now) {
        return cause == Cause.FORCED
                ? now.neighbours().enemiesBeside(model)
                : now.neighbours().modelsToFight(model);
    }

    private boolean canAttack(Now now, ModelId enemy) {
        return !wasPinned(now, enemy) && ableToAttack(now, enemy);
    }

    private boolean ableToAttack(Now now, ModelId enemy) {
        return canAssault(now, now.model(enemy))
                && Assault.veto(now, enemy, model, rule(), cause.pinnedBonus()) == null;
    }

    /** DICE-5, R25-K-BOOM: whether a model can make an effective ASSAULT. */
    static boolean canAssault(Now now, Model m) {
        return m.card().fight().exists() || now.hooks().hooksOf(m.id()).inAssaults() != null;
    }

    private boolean wasPinned(Now now, ModelId enemy) {
        return now.model(enemy).pinned() || pinned.contains(enemy);
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        Side side = cause.modelAttacks()
                ? now.view().controller(model)
                : model.side().other();
        return new Prompt.Decision(side, cause.purpose, rule(), now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        Vector<ModelId> enemies = candidates(now);
        for (ModelId enemy : enemies)
            each.accept(cause.modelAttacks() ? new Choice.Attack(model, enemy) : new Choice.Attack(enemy, model));
        if (cause == Cause.BREAKING_AWAY) each.accept(new Choice.Decline(rule(), enemies.head()));
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        if (choice instanceof Choice.Decline) return Refusals.NOT_OFFERED;
        if (!(choice instanceof Choice.Attack attack)) return Refusals.KIND;
        Rejection barred = veto(now, attack);
        return barred == null ? cause.notOneOfThem : barred;
    }

    /** ASK-7: the rule that bars the attack, if it is of the model and of an enemy in its cube. */
    private @Nullable Rejection veto(Now now, Choice.Attack attack) {
        ModelId mine = cause.modelAttacks() ? attack.model() : attack.target();
        ModelId enemy = cause.modelAttacks() ? attack.target() : attack.model();
        if (!mine.equals(model)) return null;
        if (cause.modelAttacks())
            return opponents(now).contains(enemy)
                    ? Assault.veto(now, model, enemy, rule(), now.model(enemy).pinned())
                    : null;
        return now.neighbours().enemiesBeside(model).contains(enemy)
                ? Assault.veto(now, enemy, model, rule(), cause.pinnedBonus())
                : null;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Attack attack) fight(now, cause.modelAttacks() ? attack.target() : attack.model());
    }

    private void fight(Now now, ModelId enemy) {
        if (cause.modelAttacks()) now.then(Assault.upon(now, model, enemy, cause, pinned));
        else if (cause != Cause.THROWN_IN || canAttack(now, enemy)) now.then(Assault.mustSurvive(enemy, model, cause));
        else now.edit().standUp(enemy, RuleIds.PIN_3);
    }
}
