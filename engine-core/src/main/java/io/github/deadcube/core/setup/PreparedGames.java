package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.prepared.PreparedGame;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.lang.ref.SoftReference;
import org.jspecify.annotations.Nullable;

/**
 * The games that were prepared last. Servers, tournaments and readers of records begin games with the same few set-ups,
 * and to check and prepare one takes as long as many inputs. Thread-safe: if two threads add a game, one addition may
 * be lost and is made again.
 */
final class PreparedGames {
    private static final int MOST = 16;

    private volatile Vector<SoftReference<PreparedGame>> latest = Vector.empty();

    /** SET-1: the prepared game of a set-up; or the errors of the set-up. */
    Either<Seq<Fault>, PreparedGame> prepared(Setup setup) {
        PreparedGame known = known(setup);
        if (known != null) return Either.right(known);
        PreparedGame like = like(setup);
        Seq<Fault> errors = SetupCheck.faults(setup, like != null);
        if (!errors.isEmpty()) return Either.left(errors);
        PreparedGame made = new PreparedGame(setup, like);
        latest = latest.prepend(new SoftReference<>(made)).take(MOST);
        return Either.right(made);
    }

    @SuppressWarnings("ReferenceEquality") // the same set-up is found without comparing its parts
    private @Nullable PreparedGame known(Setup setup) {
        Vector<SoftReference<PreparedGame>> kept = latest;
        for (SoftReference<PreparedGame> reference : kept) {
            PreparedGame game = reference.get();
            if (game != null && game.setup() == setup) return game;
        }
        for (SoftReference<PreparedGame> reference : kept) {
            PreparedGame game = reference.get();
            if (game != null && game.setup().equals(setup)) return game;
        }
        return null;
    }

    /** A game with the same rules, if there is one: they need no second check, and their hooks are the same. */
    @SuppressWarnings("ReferenceEquality") // hooks belong to the objects that have registered them
    private @Nullable PreparedGame like(Setup setup) {
        Ruleset ruleset = setup.ruleset();
        for (SoftReference<PreparedGame> reference : latest) {
            PreparedGame game = reference.get();
            if (game == null) continue;
            Ruleset known = game.setup().ruleset();
            if (known.library() == ruleset.library() && known.equals(ruleset)) return game;
        }
        return null;
    }
}
