package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.Onlooker;
import io.github.deadcube.core.session.Happened;
import io.github.deadcube.core.session.Refused;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cli.command.Json;
import io.github.deadcube.testkit.cli.serve.Searches.Searched;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** One game that is served. */
record Table(Rules rules, Session session, Shown shown, Tokens tokens) {
    private static final String SIDE = "side";

    static Table of(Rules rules, Session session, Tokens tokens) {
        return new Table(rules, session, Shown.of(session.state()), tokens);
    }

    Setup setup() {
        return session.state().position().game().setup();
    }

    /** What is asked: of a side, what it must answer, or whom it waits for. */
    Json asked(Option<Side> side) {
        Option<Side> asked = session.whose();
        Json answer = Json.of("due", session.due());
        if (asked.isDefined() && side.exists(who -> !asked.contains(who)))
            answer.put("waiting", asked.get().toString());
        else {
            Onlooker onlooker = asked.map(Onlooker::of).getOrElse(Onlooker.EVERYBODY);
            answer.put("prompt", shown.prompt(session.prompt(onlooker).get()));
        }
        return answer;
    }

    Json asked(Request request) throws Fault {
        return asked(tokens.seat(request));
    }

    Json view(Request request) throws Fault {
        Onlooker onlooker = request.onlooker(SIDE);
        tokens.onlooker(request, onlooker);
        PlayerView now = session.view(onlooker);
        Json answer = Json.of("due", session.due()).with("doing", now.why());
        if (request.has("since")) {
            GameState then = session.state(request.number("since", 0, session.due() - 1));
            answer.put("changed", shown.difference(onlooker.view(then), now));
        } else answer.put("view", shown.view(now));
        return answer;
    }

    /** Who names no side answers for whoever is asked, and is told the next prompt, whosever it is. */
    Json submit(Request request, Input input) throws Fault {
        Option<Side> side = tokens.seat(request);
        int number = request.has("number") ? request.number("number", 1, Integer.MAX_VALUE) : session.due();
        Side who = side.orElse(session.whose()).getOrElse(Side.A);
        Either<Refused, Vector<Happened>> done = session.submit(who, number, input);
        if (done.isLeft()) throw refused(request, done.getLeft());
        Json answer = asked(side);
        answer.put("happened", done.get().map(shown::happened));
        return answer;
    }

    private Fault refused(Request request, Refused no) {
        String member = switch (no.reason()) {
            case STALE -> "number";
            case NOT_ASKED -> SIDE;
            case LEARNT -> "to";
            default -> request.has("faces") ? "faces" : "choice";
        };
        return request.wrong(member, no.toString()).by(no.rejection().map(shown::rejection));
    }

    Json events(Request request) throws Fault {
        Onlooker onlooker = request.onlooker(SIDE);
        tokens.onlooker(request, onlooker);
        int since = request.has("since") ? request.number("since", 0, Integer.MAX_VALUE) : 0;
        return Json.of("due", session.due())
                .with("happened", session.since(since, onlooker).map(shown::happened));
    }

    Json undo(Request request) throws Fault {
        tokens.keeper(request);
        Option<Refused> no = session.undoTo(request.number("to", 0, Integer.MAX_VALUE));
        if (no.isDefined()) throw refused(request, no.get());
        return asked(Option.none());
    }

    Json save(Request request) throws Fault {
        Option<Onlooker> onlooker = Option.none();
        if (request.has(SIDE)) {
            onlooker = Option.some(request.onlooker(SIDE));
            tokens.onlooker(request, onlooker.get());
        } else tokens.keeper(request);
        return Json.of("record", onlooker.fold(session::save, session::save));
    }

    /** What a bot by that name would choose for the side that is asked. */
    Json advice(Request request) throws Fault {
        Side side = tokens.seat(request).orElse(session.whose()).getOrElse(Side.A);
        String name = request.text("bot");
        if (!Bots.NAMES.contains(name))
            throw request.wrong("bot", "one of " + Bots.NAMES.mkString(", ") + " is expected");
        if (!(session.prompt(Onlooker.of(side)).getOrNull() instanceof Prompt.Decision decision))
            throw request.wrong(SIDE, "side " + side + " has nothing to choose now");
        long seed = request.has("seed") ? request.number("seed") : 1;
        Choice choice = Bots.named(name, seed, side, rules).get().choose(session.view(Onlooker.of(side)), decision);
        return Json.of("due", session.due())
                .with("option", decision.options().indexOf(choice))
                .with("text", choice.toString())
                .with("choice", new Json.Raw(shown.json().input(choice)));
    }

    /** A state that everybody knows as well as the true one: what may be asked about it tells nothing. */
    Searched open() {
        return new Searched(Searches.possible(session.view(Onlooker.EVERYBODY)), shown);
    }
}
