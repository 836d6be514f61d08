package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.json.JsonSchemas;
import io.github.deadcube.core.record.Onlooker;
import io.github.deadcube.core.session.Happened;
import io.github.deadcube.core.session.Refused;
import io.github.deadcube.core.session.Session;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** One game that is served. */
record Table(Rules rules, Session session, Shown shown) {
    private static final String SIDE = "side";
    private static final String ANSWER = "/io/github/deadcube/testkit/clients/answer.schema.json";

    static Table of(Rules rules, Session session) {
        return new Table(rules, session, Shown.of(session.state()));
    }

    Setup setup() {
        return session.state().position().game().setup();
    }

    /** What is asked: of a side, what it must answer, or whom it waits for. */
    Map<String, Object> asked(Option<Side> side) {
        Option<Side> asked = session.whose();
        Map<String, Object> answer = Shown.object();
        answer.put("due", session.due());
        if (asked.isDefined() && side.exists(who -> !asked.contains(who)))
            answer.put("waiting", asked.get().toString());
        else {
            Onlooker onlooker = asked.map(Onlooker::of).getOrElse(Onlooker.EVERYBODY);
            answer.put("prompt", shown.prompt(session.prompt(onlooker).get()));
        }
        return answer;
    }

    Map<String, Object> asked(Request request) throws Fault {
        return asked(request.has(SIDE) ? Option.some(request.side(SIDE)) : Option.none());
    }

    Map<String, Object> view(Request request) throws Fault {
        Onlooker onlooker = request.onlooker(SIDE);
        PlayerView now = session.view(onlooker);
        Map<String, Object> answer = Shown.object();
        answer.put("due", session.due());
        answer.put("doing", now.why());
        if (request.has("since")) {
            GameState then = session.state(request.number("since", 0, session.due() - 1));
            answer.put("changed", shown.difference(onlooker.view(then), now));
        } else answer.put("view", shown.view(now));
        return answer;
    }

    /** Who names no side answers for whoever is asked, and is told the next prompt, whosever it is. */
    Map<String, Object> submit(Request request, Input input) throws Fault {
        Option<Side> side = request.has(SIDE) ? Option.some(request.side(SIDE)) : Option.none();
        int number = request.has("number") ? request.number("number", 1, Integer.MAX_VALUE) : session.due();
        Side who = side.orElse(session.whose()).getOrElse(Side.A);
        Either<Refused, Vector<Happened>> done = session.submit(who, number, input);
        if (done.isLeft()) throw refused(request, done.getLeft());
        Map<String, Object> answer = asked(side);
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

    Map<String, Object> events(Request request) throws Fault {
        Onlooker onlooker = request.onlooker(SIDE);
        int since = request.has("since") ? request.number("since", 0, Integer.MAX_VALUE) : 0;
        Map<String, Object> answer = Shown.object();
        answer.put("due", session.due());
        answer.put("happened", session.since(since, onlooker).map(shown::happened));
        return answer;
    }

    Map<String, Object> undo(Request request) throws Fault {
        Option<Refused> no = session.undoTo(request.number("to", 0, Integer.MAX_VALUE));
        if (no.isDefined()) throw refused(request, no.get());
        return asked(Option.none());
    }

    Map<String, Object> save(Request request) throws Fault {
        Map<String, Object> answer = Shown.object();
        answer.put("record", request.has(SIDE) ? session.save(request.onlooker(SIDE)) : session.save());
        return answer;
    }

    /** The schemas of the documents that are answered, and of the answers. */
    Map<String, Object> schemas() {
        Map<String, Object> all = Shown.object();
        JsonSchemas.of(session.state().position().game()).forEach((name, schema) -> all.put(name, new Raw(schema)));
        all.put("answer", Tree.value(ownSchema()));
        Map<String, Object> answer = Shown.object();
        answer.put("schemas", all);
        return answer;
    }

    private static String ownSchema() {
        try (InputStream in = Table.class.getResourceAsStream(ANSWER)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A state that everybody knows as well as the true one: what may be asked about it tells nothing. */
    Searched open() {
        return new Searched(Searches.possible(session.view(Onlooker.EVERYBODY)), shown);
    }
}
