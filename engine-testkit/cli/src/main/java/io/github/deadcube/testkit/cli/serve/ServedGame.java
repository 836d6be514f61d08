package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Budget;
import io.github.deadcube.core.record.Viewer;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.core.session.SessionRefusal;
import io.github.deadcube.core.session.Update;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cli.command.JsonObject;
import io.github.deadcube.testkit.cli.serve.SearchStates.Searched;
import io.github.deadcube.testkit.match.BotRegistry;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** One game that is served. */
record ServedGame(Rules rules, Session session, GameAnswers shown, AccessTokens tokens) {
    private static final String SIDE = "side";
    private static final int MOST_ITERATIONS = 100_000;

    static ServedGame of(Rules rules, Session session, AccessTokens tokens) {
        return new ServedGame(rules, session, GameAnswers.of(session.state()), tokens);
    }

    Setup setup() {
        return session.state().position().game().setup();
    }

    /** The prompt, or for a side that need not answer, the side that it waits for. */
    JsonObject asked(Option<Side> side) {
        Option<Side> asked = session.sideToAnswer();
        JsonObject answer = JsonObject.of("due", session.due());
        if (asked.isDefined() && side.exists(who -> !asked.contains(who)))
            answer.put("waiting", asked.get().toString());
        else {
            Viewer viewer = asked.map(Viewer::of).getOrElse(Viewer.EVERYBODY);
            answer.put("prompt", shown.prompt(session.prompt(viewer).get()));
        }
        return answer;
    }

    JsonObject asked(Request request) throws RequestError {
        return asked(tokens.seat(request));
    }

    JsonObject view(Request request) throws RequestError {
        Viewer viewer = request.viewer(SIDE);
        tokens.viewer(request, viewer);
        PlayerView now = session.view(viewer);
        JsonObject answer = JsonObject.of("due", session.due()).with("doing", now.describePending());
        if (request.has("since")) {
            GameState then = session.state(request.number("since", 0, session.due() - 1));
            answer.put("changed", shown.difference(viewer.view(then), now));
        } else answer.put("view", shown.view(now));
        return answer;
    }

    /** Without a side, the request answers for the side that must answer, and gets the next prompt of either side. */
    JsonObject submit(Request request, Input input) throws RequestError {
        Option<Side> side = tokens.seat(request);
        int number = request.has("number") ? request.number("number", 1, Integer.MAX_VALUE) : session.due();
        Side who = side.orElse(session.sideToAnswer()).getOrElse(Side.A);
        Either<SessionRefusal, Vector<Update>> done = session.submit(who, number, input);
        if (done.isLeft()) throw refused(request, done.getLeft());
        JsonObject answer = asked(side);
        answer.put("updates", done.get().map(shown::update));
        return answer;
    }

    private RequestError refused(Request request, SessionRefusal no) {
        String member = switch (no.reason()) {
            case STALE -> "number";
            case NOT_ASKED -> SIDE;
            case LEARNT -> "to";
            default -> request.has("faces") ? "faces" : "choice";
        };
        return request.wrong(member, no.toString()).by(no.rejection().map(shown::rejection));
    }

    JsonObject events(Request request) throws RequestError {
        Viewer viewer = request.viewer(SIDE);
        tokens.viewer(request, viewer);
        int since = request.has("since") ? request.number("since", 0, Integer.MAX_VALUE) : 0;
        return JsonObject.of("due", session.due())
                .with("updates", session.since(since, viewer).map(shown::update));
    }

    JsonObject undo(Request request) throws RequestError {
        tokens.keeper(request);
        Option<SessionRefusal> no = session.undoTo(request.number("to", 0, Integer.MAX_VALUE));
        if (no.isDefined()) throw refused(request, no.get());
        return asked(Option.none());
    }

    JsonObject save(Request request) throws RequestError {
        Option<Viewer> viewer = Option.none();
        if (request.has(SIDE)) {
            viewer = Option.some(request.viewer(SIDE));
            tokens.viewer(request, viewer.get());
        } else tokens.keeper(request);
        return JsonObject.of("record", viewer.fold(session::save, session::save));
    }

    /** The choice of the named bot for the side that must answer. */
    JsonObject advice(Request request) throws RequestError {
        Side side = tokens.seat(request).orElse(session.sideToAnswer()).getOrElse(Side.A);
        String name = request.text("bot");
        BotRegistry bots = Bots.registry();
        if (!bots.names().contains(name))
            throw request.wrong("bot", "one of " + bots.names().mkString(", ") + " is expected");
        if (!(session.prompt(Viewer.of(side)).getOrNull() instanceof Prompt.Decision decision))
            throw request.wrong(SIDE, "side " + side + " has nothing to choose now");
        long seed = request.has("seed") ? request.number("seed") : 1;
        Choice choice = bots.named(name, seed, side, rules)
                .get()
                .choose(session.view(Viewer.of(side)), decision, budget(request));
        return JsonObject.of("due", session.due())
                .with("option", decision.options().indexOf(choice))
                .with("text", choice.toString())
                .with("choice", new JsonObject.Raw(shown.json().input(choice)));
    }

    /** The view of a side as numbers. Without a side, of the side that must answer. */
    JsonObject encoded(Request request) throws RequestError {
        Side side = tokens.seat(request).orElse(session.sideToAnswer()).getOrElse(Side.A);
        Viewer viewer = Viewer.of(side);
        tokens.viewer(request, viewer);
        return EncodingAnswer.of(session.view(viewer), session.prompt(viewer).getOrNull(), request);
    }

    private static Budget budget(Request request) throws RequestError {
        return request.has("iterations")
                ? new Budget.Iterations(request.number("iterations", 1, MOST_ITERATIONS))
                : Budget.OPEN;
    }

    /** A state that the view of everybody cannot distinguish from the true one. Answers about it reveal nothing. */
    Searched open() {
        return new Searched(SearchStates.possible(session.view(Viewer.EVERYBODY)), shown);
    }
}
