package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;

/** The {@link ExpectedHarm} that every model of a game can do to every enemy, reckoned once. */
final class Matchups {
    private final int first;
    private final Vector<Profile> models;
    private final int[] range;
    private final double[][] shots;
    private final double[][] assaults;

    Matchups(Setup setup, ExpectedHarm harm) {
        first = setup.teamA().members().size();
        models = setup.teamA().members().appendAll(setup.teamB().members());
        int all = models.size();
        range = new int[all];
        shots = new double[all][all];
        assaults = new double[all][all];
        for (int one = 0; one < all; one++) {
            range[one] = models.get(one)
                    .weapons()
                    .filter(w -> w.keywords().forAll(k -> k.nested().isEmpty()))
                    .map(w -> w.range())
                    .max()
                    .getOrElse(0);
            for (int other = one < first ? first : 0; other < (one < first ? all : first); other++) {
                shots[one][other] = harm.ofShot(models.get(one), models.get(other));
                assaults[one][other] = harm.ofAssault(models.get(one), models.get(other));
            }
        }
    }

    /** The longest range of its guns; 0 if it has none. */
    int range(ModelId model) {
        return range[index(model)];
    }

    double shot(ModelId by, ModelId at) {
        return shots[index(by)][index(at)];
    }

    double assault(ModelId by, ModelId on) {
        return assaults[index(by)][index(on)];
    }

    private int index(ModelId model) {
        return model.number() - 1 + (model.side() == Side.A ? 0 : first);
    }
}
