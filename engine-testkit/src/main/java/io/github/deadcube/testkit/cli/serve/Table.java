package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.Onlooker;
import io.github.deadcube.core.session.Happened;
import io.github.deadcube.core.session.Refused;
import io.github.deadcube.core.session.Session;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;

/** One game that is served. */
record Table(Rules rules, Session session) {
    Setup setup() {
        return session.state().position().game().setup();
    }

    /** What is asked: of a side, what it must answer, or whom it waits for. */
    Map<String, Object> asked(Option<Side> side) {
        Option<Side> asked = session.whose();
        Map<String, Object> answer = Shown.object();
        answer.put("due", session.due());
        Map<String, Object> prompt;
        if (asked.isDefined() && side.exists(who -> !asked.contains(who))) {
            prompt = Shown.object();
            prompt.put("kind", "waiting");
            prompt.put("side", asked.get().toString());
        } else {
            Onlooker onlooker = asked.map(Onlooker::of).getOrElse(Onlooker.EVERYBODY);
            prompt = Shown.prompt(session.prompt(onlooker).get(), setup());
        }
        answer.put("asked", prompt);
        return answer;
    }

    Map<String, Object> view(Request request) throws Fault {
        Onlooker onlooker = request.onlooker("side");
        Map<String, Object> now = Shown.view(session.view(onlooker), onlooker);
        Map<String, Object> answer = Shown.object();
        answer.put("due", session.due());
        if (!request.has("since")) answer.put("view", now);
        else {
            int since = request.number("since", 0, session.due() - 1);
            GameState then = session.state(since);
            answer.put("changed", Shown.difference(Shown.view(onlooker.view(then), onlooker), now));
        }
        return answer;
    }

    Map<String, Object> submit(Request request, Input input) throws Fault {
        Side side = request.side("side");
        int number = request.has("number") ? request.number("number", 1, Integer.MAX_VALUE) : session.due();
        Either<Refused, Vector<Happened>> done = session.submit(side, number, input);
        if (done.isLeft()) throw refused(request, done.getLeft());
        Map<String, Object> answer = asked(Option.none());
        answer.put("happened", done.get().map(Shown::happened));
        return answer;
    }

    private static Fault refused(Request request, Refused no) throws Fault {
        return switch (no.reason()) {
            case STALE -> request.wrong("number", no.toString());
            case NOT_ASKED -> request.wrong("side", no.toString());
            default ->
                request.wrong(request.has("choice") ? "choice" : request.has("faces") ? "faces" : "to", no.toString());
        };
    }

    static Dice dice(Request request) throws Fault {
        return Dice.of(request.numbers("faces").toJavaStream().mapToInt(n -> n).toArray());
    }

    Map<String, Object> events(Request request) throws Fault {
        Onlooker onlooker = request.onlooker("side");
        int since = request.has("since") ? request.number("since", 0, Integer.MAX_VALUE) : 0;
        Map<String, Object> answer = Shown.object();
        answer.put("due", session.due());
        answer.put("happened", session.since(since, onlooker).map(Shown::happened));
        return answer;
    }

    Map<String, Object> undo(Request request) throws Fault {
        Option<Refused> no = session.undoTo(request.number("to", 0, Integer.MAX_VALUE));
        if (no.isDefined()) throw refused(request, no.get());
        return asked(Option.none());
    }

    Map<String, Object> save(Request request) throws Fault {
        Map<String, Object> answer = Shown.object();
        answer.put("record", request.has("side") ? session.save(request.onlooker("side")) : session.save());
        return answer;
    }

    static Map<String, Object> why(Rules rules, GameState state, Request request) throws Fault {
        Option<Rejection> no = rules.explain(state, request.choice("choice"));
        Map<String, Object> answer = Shown.object();
        answer.put("offered", no.isEmpty());
        no.forEach(rejection -> answer.put("refused", Shown.rejection(rejection)));
        return answer;
    }

    /** A state that everybody knows as well as the true one: what may be asked about it tells nothing. */
    GameState open() {
        return Searches.possible(session.view(Onlooker.EVERYBODY));
    }
}
