package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-COMM-RELAY: its die buys no re-roll (CMD-5), which a marker in its cube records until the die is spent. */
final class RevisedCommRelay extends PrintedKeyword.Carried {
    RevisedCommRelay() {
        super("COMMUNICATIONS RELAY", RuleIds.R25_K_COMM_RELAY, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(
                Modifier.MODEL_RESULTS,
                Scope.OWN,
                (game, me, model) -> game.model(me).inPlay() ? 1 : 0);
    }

    @Override
    public void attachToMarkers(Registration<Marker> hooks) {
        hooks.grant(Trait.RESERVES_DICE);
    }
}
