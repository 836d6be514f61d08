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
    private static final String ERROR = "error";

    private final Program program;
    private final Side side;
    private final Rules rules;
    private boolean started;
    private Option<Shown> shown = Option.none();

    Player(Program program, Side side, Rules rules) {
        this.program = program;
        this.side = side;
        this.rules = rules;
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        Shown json = shown.getOrElse(() -> new Shown(GameJson.of(view.position().game())));
        shown = Option.some(json);
        Map<String, Object> asked = told("choose");
        asked.put("prompt", json.prompt(decision));
        asked.put("view", json.view(view));
        return program.inTime(side, () -> {
            if (!started) start(view.position().game().setup());
            started = true;
            program.tell(asked);
            return chosen(asked, new Counsel(rules, view, json), decision.options());
        });
    }

    private void start(Setup setup) {
        Map<String, Object> told = told("start");
        told.put("protocol", Server.PROTOCOL);
        told.put("side", side.toString());
        Shown.agreed(setup, told);
        program.tell(told);
    }

    private Choice chosen(Map<String, Object> asked, Counsel counsel, Vector<Choice> options) {
        String last = "";
        for (int faults = 0; faults < TRIES; ) {
            Map<String, Object> answer = Shown.object();
            try {
                Request request = Request.of(program.heard());
                if (!request.has(Request.DO)) return option(request, options, counsel);
                answer = answered(request, counsel);
            } catch (Fault fault) {
                last = fault.getMessage();
                faults++;
                answer.putAll(asked);
                answer.put(ERROR, fault.json(program.lines()));
            }
            if (faults < TRIES) program.tell(answer);
        }
        throw new Program.Gone(TRIES + " answers cannot be played, the last because of " + last);
    }

    /** What is answered to a question of the program's own. */
    private Map<String, Object> answered(Request request, Counsel counsel) throws Fault {
        Map<String, Object> answer = Shown.object();
        if (request.has(Request.ID))
            answer.put(Request.ID, new Raw(request.member(Request.ID).json()));
        try {
            answer.putAll(counsel.answer(request));
        } catch (Fault fault) {
            answer.put(ERROR, fault.json(program.lines()));
        }
        return answer;
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
        if (started) program.tellIfThere(told("end"));
        started = false;
        shown = Option.none();
    }
}
