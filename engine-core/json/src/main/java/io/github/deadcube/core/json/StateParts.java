package io.github.deadcube.core.json;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.PositionData;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SourcePositions;
import io.github.deadcube.core.codec.StateAssembler;
import io.github.deadcube.core.codec.StateData;
import io.github.deadcube.core.json.SetupJson.SetupReader;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A whole state.
 *
 * @param rules the ruleset and its version, such as {@code deadzone-3 v1}
 * @param setup the digest of the set-up
 * @param hidden the item of each token
 */
@SavedName(value = "state", parts = "version rules setup position hidden pending digestVersion digest")
record StateParts(
        int version,
        String rules,
        String setup,
        PositionData position,
        Vector<TokenItem> hidden,
        List<Pending> pending,
        int digestVersion,
        Option<String> digest) {
    static StateParts of(GameState state) {
        StateData data = StateData.of(state);
        return new StateParts(
                GameJson.VERSION,
                state.position().game().setup().ruleset().toString(),
                StateData.hexadecimal(state.position().game().digest()),
                data.position(),
                data.hidden(),
                data.pending(),
                GameState.DIGEST_VERSION,
                data.digest());
    }

    /** The state; null after an error. Digests of another version are not compared. */
    @Nullable
    GameState state(Game game, Node node, ReadingContext in) {
        boolean compares = digestVersion == GameState.DIGEST_VERSION;
        String to = compares ? setup : StateData.hexadecimal(game.digest());
        if (!belongs(version, rules, to, game, node, in)) return null;
        if (digest.isDefined() && digestVersion == 0)
            in.wrong(node, "'digestVersion' is missing", "the version of the digest, " + GameState.DIGEST_VERSION);
        return new StateAssembler(game, in, SourcePositions.of(node))
                .state(new StateData(position, hidden, pending, digest.filter(known -> compares)));
    }

    /** Whether a document has this version and belongs to this game. */
    static boolean belongs(int version, String rules, String to, Game game, Node node, ReadingContext in) {
        String setup = StateData.hexadecimal(game.digest());
        SetupReader.version(version, node, in);
        String played = game.setup().ruleset().toString();
        if (!rules.equals(played))
            in.wrong(
                    SetupReader.at(node, "rules"),
                    "'rules' is '" + rules + "'",
                    "'" + played + "', the rules of this game");
        else if (!to.equals(setup))
            in.wrong(SetupReader.at(node, "setup"), "'setup' is '" + to + "'", "this game's set-up, " + setup);
        return in.sound();
    }
}
