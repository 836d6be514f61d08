package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** ORD-4: a model takes an action that a rule gives it. If there is only one option, it is taken without a prompt. */
@SavedName("freeActionChoice")
@DescribesFrame(asks = Purpose.SPECIAL_ORDER, words = "{action.model} has a free action ({action.rule})")
record FreeActionChoice(FreeAction action) implements ActivationFrame, Frame.OfOneModel {
    private static final Rejection NOT_GIVEN =
            new Rejection(RuleIds.CMD_9, "the order does not allow this action", "one of the listed options");

    @Override
    public void requires(Requirements state) {
        state.number("the number of cubes", action.cubes(), 0, StateBounds.MOST_CUBES);
        state.that(
                !action.describedWeapon()
                        || state.now()
                                .view()
                                .weapon(action.model(), WeaponChoice.ofItem(rule()))
                                .isDefined(),
                Sentence.of("{rule} describes no weapon", rule()),
                "a rule that describes one");
    }

    @Override
    public RuleId rule() {
        return action.rule();
    }

    @Override
    public void enter(Now now) {
        askOrTake(now);
    }

    @Override
    public ModelId model() {
        return action.model();
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.Shoot || choice instanceof Choice.Assault;
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        each(now, action, each);
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        return NOT_GIVEN;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        now.events().announce(new Event.Acted(action.model(), choice, rule()));
        now.then(frame(now, action, choice));
    }

    /** CMD-10: whether there is any option under the action's own conditions. */
    static boolean any(Now now, FreeAction free) {
        boolean[] any = {false};
        each(now, free, option -> any[0] = true);
        return any[0];
    }

    /** Its options. RND-8: a model whose activation has ended moves no more in it. */
    static void each(Now now, FreeAction free, Consumer<Choice> each) {
        Model m = now.model(free.model());
        if (!m.inPlay()) return;
        if (free.kind() == FreeAction.Kind.SHOOT) {
            shots(now, free, m, each);
            return;
        }
        boolean moves = free.kind() == FreeAction.Kind.ADVANCE || free.kind() == FreeAction.Kind.SPRINT;
        if (moves && now.view().activationOver(m.id()) && now.stack().includeActivation()) return;
        Action action = kind(free);
        if (action.gate(now, m.id()) == null) action.options(now, m.id(), each);
    }

    /** Why the free action is not this shot; null if it may be. */
    static @Nullable Rejection refusal(Now now, FreeAction free, Choice.Shoot shoot) {
        Frame.ChoiceSearch given = new Frame.ChoiceSearch(shoot);
        each(now, free, given);
        return given.found() ? null : NOT_GIVEN;
    }

    private static Action kind(FreeAction free) {
        return switch (free.kind()) {
            case ADVANCE -> ActionKinds.ADVANCE;
            case SPRINT -> ActionKinds.SPRINT;
            case SHOOT -> ActionKinds.SHOOT;
            case ASSAULT -> ActionKinds.ASSAULT;
            case STAND_UP -> ActionKinds.STAND_UP;
        };
    }

    private static void shots(Now now, FreeAction free, Model m, Consumer<Choice> each) {
        // SHO-2: the target that the order names may be in the shooter's cube, but no other enemy
        boolean may = free.target()
                .map(target ->
                        !m.pinned() && now.neighbours().modelsToFight(m.id()).forAll(target::equals))
                .getOrElse(() -> ActionKinds.SHOOT.gate(now, m.id()) == null);
        if (!may || !m.card().ranged().exists()) return;
        Consumer<Choice.Shoot> offer = shoot -> offer(free, shoot, each);
        if (free.describedWeapon()) {
            WeaponChoice weapon = WeaponChoice.ofItem(free.rule());
            Weapon described = now.view().weapon(m.id(), weapon).get();
            AimChoices aims = AimChoices.with(now, m, weapon, described);
            if (free.target().isDefined()) aims.eachAt(now.model(free.target().get()), offer);
            else aims.each(offer);
        } else if (free.target().isDefined()) {
            shotsAtTarget(now, free, m, now.model(free.target().get()), offer);
        } else {
            AimChoices.all(now, m, shoot -> {
                if (allowsWeapon(now, free, shoot)) offer.accept(shoot);
            });
        }
    }

    private static void offer(FreeAction free, Choice.Shoot shoot, Consumer<Choice> each) {
        if (free.mode().isEmpty() || shoot.shot().mode().equals(free.mode())) each.accept(shoot);
    }

    private static boolean allowsWeapon(Now now, FreeAction free, Choice.Shoot shoot) {
        String name = shoot.shot().weapon();
        Weapon[] weapons = now.game().weapons(free.model());
        for (int w = 0; w < weapons.length; w++) if (weapons[w].name().equals(name)) return matches(now, free, w);
        return free.weapons().names().isEmpty() && free.weapons().keywords().isEmpty();
    }

    private static boolean matches(Now now, FreeAction free, int weapon) {
        return now.view().weapon(free.model(), WeaponChoice.onCard(weapon)).exists(free.weapons()::matches);
    }

    /** Shots at one model, which may be in the shooter's cube, with each weapon that the order allows. */
    private static void shotsAtTarget(Now now, FreeAction free, Model m, Model target, Consumer<Choice.Shoot> each) {
        Weapon[] weapons = now.game().weapons(m.id());
        for (int w = 0; w < weapons.length; w++) {
            if (weapons[w].closeCombat() || m.usedUp(w) || !matches(now, free, w)) continue;
            AimChoices.with(now, m, WeaponChoice.onCard(w), weapons[w]).eachAt(target, each);
        }
    }

    private static Frame frame(Now now, FreeAction free, Choice choice) {
        if (choice instanceof Choice.Advance && free.cubes() > 0)
            return ActionStart.ordered(now, free.model(), free.cubes());
        if (!(choice instanceof Choice.Shoot shoot)) return kind(free).frame(now, choice);
        if (!free.describedWeapon()) return SecondWeapon.after(now, shoot, free);
        WeaponChoice described = WeaponChoice.ofItem(free.rule());
        return new ShotWeapon(now, now.model(free.model()), described).frame(shoot.shot());
    }
}
