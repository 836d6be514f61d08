package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.testkit.cli.command.ByEdition;
import io.github.deadcube.testkit.cli.command.Version;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code deadcube odds shoot}: damage and kill of a SHOOT. */
@Command(
        name = "shoot",
        description = {
            "Exact probabilities of the HP that a shot costs its target, and of its death. Cards are written as in"
                    + " scripts; the first weapon that can be fired at a model is.",
            "Example: deadcube odds shoot --clear RA 5+, rifle R5 AP1 v SV 4+ AR 1 HP 2"
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class ShotChances implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--clear", description = "A clear shot: 2 dice more (SHO-6).")
    private boolean clear;

    @Option(names = "--above", description = "The shooter is on a higher level: 1 die more (SHO-6).")
    private boolean above;

    @Option(names = "--crowded", description = "A friend of the shooter is in the target's cube: 2 dice less (SHO-6).")
    private boolean crowded;

    @Option(
            names = "--augmented",
            description = "The weapon's AUGMENTED is used; what it costs the shooter does not count (R25-K-AUGMENTED).")
    private boolean augmented;

    @Parameters(
            paramLabel = "SHOOTER v TARGET",
            arity = "1..*",
            hideParamSyntax = true,
            description = "Two cards, items of a card with commas between them.")
    private List<String> words = List.of();

    @Mixin
    private ByEdition edition = new ByEdition();

    private final Rules rules;
    private final Odds odds;

    /** The engine says who may fight, and the odds work the chances out. */
    public ShotChances(Rules rules, Odds odds) {
        this.rules = rules;
        this.odds = odds;
    }

    @Override
    public void run() {
        Rows.ofAttack(Duellists.read(rules, edition.alone(), String.join(" ", words), situation())
                        .flatMap(this::shot)
                        .getOrElseThrow(faults -> Fault.exception(spec.commandLine(), faults)))
                .print(spec.commandLine());
    }

    /** Two cubes that meet at a corner; where the shot is not clear, a wall up to that corner hides one side of the target. */
    private String situation() {
        String from = above ? "a1:2" : "a1";
        int spot = above ? 9 : 5;
        return "board 2 x 2 x 2, floors a1:2; A1 at " + from + "/" + spot + "; B1 at b2/" + spot
                + (clear ? "" : "; wall east of " + from)
                + (crowded ? "; A2 at b2/1" : "");
    }

    private Either<Seq<Fault>, Odds.OfAttack> shot(Duellists duellists) {
        Vector<Weapon> weapons = duellists.attacker().profile().weapons();
        Vector<Weapon> guns = weapons.filter(weapon -> !weapon.closeCombat());
        if (guns.isEmpty())
            return Either.left(Vector.of(duellists.atAttacker(
                    RuleIds.SHO_1 + ": the shooter has no weapon with a range", "one such as rifle R5 AP1")));
        Vector<Fault> refused = guns.flatMap(gun -> duellists.refused(choice(gun)));
        return guns.find(gun -> duellists.refused(choice(gun)).isEmpty())
                .toEither((Seq<Fault>) refused)
                .flatMap(gun -> fired(duellists, gun)
                        .map(state -> odds.shot(state, occasion(duellists, weapons.indexOf(gun)))));
    }

    private Either<Seq<Fault>, GameState> fired(Duellists duellists, Weapon gun) {
        return augmented ? duellists.augmented(choice(gun)) : Either.right(duellists.state());
    }

    private static Choice choice(Weapon gun) {
        return new Choice.Shoot(Duellists.ATTACKER, new Shot(gun.name(), Target.of(Duellists.TARGET)));
    }

    private static Occasion occasion(Duellists duellists, int weapon) {
        return new Occasion(
                Occasion.Kind.SHOOT,
                RuleIds.SHO_5,
                Duellists.ATTACKER,
                Duellists.TARGET,
                Arm.own(weapon),
                Arm.Bare.NONE,
                false,
                duellists.target().pinned());
    }
}
