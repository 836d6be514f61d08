package io.github.deadcube.testkit.learning;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.features.Features.OfOption;
import io.vavr.collection.Vector;
import java.util.Arrays;

/** Options as numbers. */
record OptionCode(Setup setup) {
    static final Vector<String> KINDS =
            Vector.of(TextFile.packaged(OptionCode.class.getResourceAsStream("kinds.txt"), "the kinds of choices")
                    .strip()
                    .split("\n", -1));

    /** Codes of rules have this many values besides 0. */
    private static final int CODES = 997;

    private static final ClassValue<Integer> NUMBERS = new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> type) {
            SavedName name = type.getAnnotation(SavedName.class);
            return name == null ? 0 : KINDS.indexOf(name.value()) + 1;
        }
    };

    /** A code of a rule, 1 to {@value #CODES}; the same in every run. */
    static int code(RuleId rule) {
        return code(rule.id());
    }

    private static int code(String name) {
        return 1 + Math.floorMod(name.hashCode(), CODES);
    }

    static int kind(Choice choice) {
        return NUMBERS.get(choice.getClass());
    }

    void write(Side side, Purpose purpose, Choice choice, float[] into, int at) {
        Arrays.fill(into, at, at + Encoding.OPTION, 0);
        into[at + OfOption.KIND.ordinal()] = kind(choice);
        into[at + OfOption.PURPOSE.ordinal()] = purpose.ordinal() + 1;
        Choice action = choice;
        if (choice instanceof Choice.SpendDie spend) {
            action = spend.action();
            into[at + OfOption.ACTION.ordinal()] = kind(action);
            into[at + OfOption.FACE.ordinal()] = place(spend.face());
        }
        for (ModelId model : action.actor()) into[at + OfOption.ACTOR.ordinal()] = number(side, model);
        details(side, action, into, at);
    }

    private void details(Side side, Choice action, float[] into, int at) {
        if (action instanceof Choice.Step step) cube(step.cube(), into, at + OfOption.COLUMN.ordinal());
        else if (action instanceof Choice.Shoot shoot) shot(side, shoot, into, at);
        else if (action instanceof Choice.TakeSpot take) number(take.spot(), into, at);
        else if (action instanceof Choice.Assault assault) target(side, assault.target(), into, at);
        else if (action instanceof Choice.Attack attack) target(side, attack.target(), into, at);
        else if (action instanceof Choice.Deploy deploy) cube(deploy.cube(), into, at + OfOption.COLUMN.ordinal());
        else if (action instanceof Choice.Use use) {
            into[at + OfOption.CODE.ordinal()] = code(use.rule());
            target(side, use.target(), into, at);
        } else if (action instanceof Choice.Decline decline) into[at + OfOption.CODE.ordinal()] = code(decline.rule());
        else if (action instanceof Choice.Wield wield)
            into[at + OfOption.WEAPON.ordinal()] = weapon(wield.model(), wield.weapon());
        else if (action instanceof Choice.FightBack back)
            into[at + OfOption.WEAPON.ordinal()] = weapon(back.model(), back.weapon());
        else if (action instanceof Choice.SpendReroll spend) into[at + OfOption.FACE.ordinal()] = place(spend.face());
        else if (action instanceof Choice.RerollCommand reroll) number(dice(reroll.dice()), into, at);
        else if (action instanceof Choice.Exchange exchange) number(exchange.dropping() ? 1 : 0, into, at);
        else if (action instanceof Choice.StartingPlayer first) number(first.side() == side ? 1 : -1, into, at);
        else if (action instanceof Choice.Throw thrown)
            number(thrown.direction().ordinal() + 1, into, at);
        else if (action instanceof Choice.Land land) cube(land.cube(), into, at + OfOption.COLUMN.ordinal());
        else if (action instanceof Choice.AddCube add) cube(add.cube(), into, at + OfOption.COLUMN.ordinal());
        else number(plain(action), into, at);
    }

    private static int plain(Choice action) {
        if (action instanceof Choice.AddDice add) return add.dice();
        if (action instanceof Choice.Reroll reroll) return reroll.dice();
        if (action instanceof Choice.Zone zone) return zone.number();
        if (action instanceof Choice.UseRecon recon) return recon.face();
        if (action instanceof Choice.ForgoRecon recon) return recon.face();
        if (action instanceof Choice.PickToken pick) return pick.token();
        return action instanceof Choice.PickUp up ? up.token() : 0;
    }

    private void shot(Side side, Choice.Shoot shoot, float[] into, int at) {
        into[at + OfOption.WEAPON.ordinal()] =
                weapon(shoot.model(), shoot.shot().weapon());
        if (!shoot.shot().mode().isEmpty())
            into[at + OfOption.CODE.ordinal()] = code(shoot.shot().mode());
        target(side, shoot.shot().target(), into, at);
    }

    private static void target(Side side, Target target, float[] into, int at) {
        if (target.isModel()) target(side, target.model().get(), into, at);
        else target.where().forEach(cube -> cube(cube, into, at + OfOption.COLUMN.ordinal()));
    }

    private static void target(Side side, ModelId model, float[] into, int at) {
        into[at + OfOption.TARGET.ordinal()] = number(side, model);
    }

    /** Writes the column, the row and the level of a cube, from a place on. */
    static void cube(Cube cube, float[] into, int at) {
        into[at] = cube.column();
        into[at + 1] = cube.row();
        into[at + 2] = cube.level();
    }

    private static void number(int number, float[] into, int at) {
        into[at + OfOption.NUMBER.ordinal()] = number;
    }

    private static int number(Side side, ModelId model) {
        return model.side() == side ? model.number() : -model.number();
    }

    private static int place(CommandFace face) {
        return face.ordinal() + 1;
    }

    /** How many dice of each face are re-rolled, a decimal digit for each; 9 also for more. */
    private static int dice(CommandDice dice) {
        int number = 0;
        for (CommandFace face : CommandFace.ALL) number = number * 10 + Math.min(dice.count(face), 9);
        return number;
    }

    private int weapon(ModelId model, String name) {
        int place = 0;
        for (Weapon weapon : setup.card(model).weapons()) {
            place++;
            if (weapon.name().equals(name)) return place;
        }
        return 0;
    }
}
