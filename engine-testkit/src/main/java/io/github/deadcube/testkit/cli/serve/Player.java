package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.json.GameJson;
import io.github.deadcube.testkit.match.Bot;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;

/** A program in one match. */
final class Player implements Bot {
    private static final int TRIES = 3;

    private final Program program;
    private final Side side;
    private final Rules rules;
    private final boolean once;
    private boolean started;
    private Option<Shown> shown = Option.none();

    Player(Program program, Side side, Rules rules, boolean once) {
        this.program = program;
        this.side = side;
        this.rules = rules;
        this.once = once;
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        if (!started) start(view.position().game().setup());
        started = true;
        Shown json = shown.getOrElse(() -> new Shown(GameJson.of(view.position().game())));
        shown = Option.some(json);
        Vector<Choice> options = decision.options();
        Map<String, Object> told = told("choose");
        told.put("prompt", json.prompt(decision));
        told.put("view", json.view(view));
        program.tell(side, told);
        return program.inTime(side, () -> chosen(new Counsel(rules, view, json), options));
    }

    private void start(Setup setup) {
        Map<String, Object> told = told("start");
        told.put("protocol", Server.PROTOCOL);
        told.put("side", side.toString());
        Shown.agreed(setup, told);
        program.tell(side, told);
    }

    private Choice chosen(Counsel counsel, Vector<Choice> options) {
        String last = "";
        for (int faults = 0; faults < TRIES; ) {
            Map<String, Object> answer = Shown.object();
            boolean asks = false;
            try {
                Request request = Request.of(program.heard(side));
                asks = request.has(Request.DO);
                if (!asks) return option(request, options, counsel);
                if (request.has(Request.ID))
                    answer.put(Request.ID, new Raw(request.member(Request.ID).json()));
                answer.putAll(counsel.answer(request));
            } catch (Fault fault) {
                answer.put("error", fault.json(program.lines()));
                last = fault.getMessage();
                if (!asks) faults++;
            }
            program.tell(side, answer);
        }
        throw program.lost(side, TRIES + " answers cannot be played, the last because of " + last);
    }

    private static Choice option(Request request, Vector<Choice> options, Counsel counsel) throws Fault {
        request.only("option", "choice");
        if (request.has("option")) return options.get(request.number("option", 0, options.size() - 1));
        Choice choice = counsel.choice(request);
        if (options.contains(choice)) return choice;
        throw request.wrong("choice", "'" + choice + "' is none of the options");
    }

    private static Map<String, Object> told(String what) {
        Map<String, Object> told = Shown.object();
        told.put("tell", what);
        return told;
    }

    @Override
    public void ended() {
        if (started) program.tellIfThere(side, told("end"));
        started = false;
        shown = Option.none();
        if (once) program.close();
    }
}
