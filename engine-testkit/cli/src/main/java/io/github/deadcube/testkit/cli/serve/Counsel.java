package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import java.util.Map;

/** What a program may ask before it chooses, answered by what its side may see. */
final class Counsel {
    private static final Vector<String> DOES =
            Vector.of("complete", "prompt", "apply", "playout", "digest", "drop", "odds", "destinations", "why");

    private final Rules rules;
    private final PlayerView view;
    private final Shown shown;
    private final Searches searches;

    Counsel(Rules rules, PlayerView view, Shown shown) {
        this.rules = rules;
        this.view = view;
        this.shown = shown;
        this.searches = new Searches(rules);
    }

    Map<String, Object> answer(Request request) throws Fault {
        return switch (request.text(Request.DO)) {
            case "complete" -> searches.completed(view, shown, request.only("seed"));
            case "prompt" -> searches.prompt(request);
            case "apply" -> searches.apply(request);
            case "playout" -> searches.playOut(request);
            case "digest" -> searches.digest(request);
            case "drop" -> searches.drop(request);
            case "odds" -> new Attacks(Deadcube.odds(), state(request.only("state", "choice", "answer"))).of(request);
            case "destinations" -> Destinations.answer(rules, state(request.only("state", "model")), request);
            case "why" -> state(request.only("state", "choice")).why(rules, request);
            default ->
                throw request.wrong(
                        Request.DO,
                        "nothing is called '" + request.text(Request.DO) + "' here; there are " + DOES.mkString(", "));
        };
    }

    private Searched state(Request request) throws Fault {
        return request.has("state") ? searches.of(request) : new Searched(Searches.possible(view), shown);
    }

    /** What the program chooses. */
    Choice choice(Request request) throws Fault {
        return request.choice("choice", shown.json());
    }
}
