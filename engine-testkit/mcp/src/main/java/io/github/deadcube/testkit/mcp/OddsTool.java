package io.github.deadcube.testkit.mcp;

import io.github.deadcube.testkit.mcp.ToolSituations.Subject;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;
import java.util.Locale;

/** {@code odds}: the exact chances of an attack, or of all attacks of a model. */
record OddsTool(ToolSituations situations) implements AssistantTool {
    private static final String MODEL = "model";
    private static final String ANSWER = "answer";
    private static final String ATTACKS = "attacks";
    private static final String LOST = "lost";
    private static final int LONGEST_MODEL = 10;

    @Override
    public ToolCard card() {
        ToolSchema takes = ToolSituations.about(ToolSchema.object())
                .text(
                        ToolSituations.CHOICE,
                        ToolSituations.LONGEST_CHOICE,
                        "A shot at a model or a cube, or an assault: 'A1 shoot rifle at B1'. Either this or 'model'.")
                .text(
                        MODEL,
                        LONGEST_MODEL,
                        "A model, such as A1: the chances of each attack by which it could hurt a model now.")
                .oneOf(ANSWER, Vector.of("fight", "survive"), "How the target of an assault answers; default survive.");
        ToolSchema harm = ToolSchema.object()
                .needs()
                .text(MODEL, "")
                .needs()
                .decimal("kill", "")
                .needs()
                .decimal("expected", "The mean of the HP that it loses.")
                .needs()
                .any(LOST, "The chance of each number of HP that it loses.");
        ToolSchema attack = ToolSchema.object()
                .needs()
                .text("attack", "")
                .texts("choices", "The choices that lead to it.")
                .decimal("lands", "The chance that a shot at a cube lands there.")
                .needs()
                .objects("harm", harm, "The target, then the attacker if the target fights back.");
        return new ToolCard(
                "odds",
                "Chances of an attack",
                "Calculates the exact chances of a shot or an assault in a situation or a game: of each loss of HP, "
                        + "and of a kill. It does not say whether the attack is legal: 'legal' does.",
                takes,
                ToolSchema.object().needs().objects(ATTACKS, attack, ""),
                true);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) throws RefusedCall {
        boolean one = arguments.has(ToolSituations.CHOICE);
        if (one == arguments.has(MODEL))
            throw AssistantTool.wrong(
                    ToolSituations.CHOICE,
                    one ? "there is a 'model' too" : "it is missing, and there is no 'model'",
                    "one of them");
        if (!one && arguments.has(ANSWER))
            throw AssistantTool.wrong(ANSWER, "it is for one assault", "a 'choice', not a 'model'");
        return situations.ask(arguments, subject -> one ? ofChoice(subject, arguments) : ofModel(subject, arguments));
    }

    private static ToolResult ofChoice(Subject subject, JsonAnswer arguments) throws RefusedCall {
        String choice = arguments.text(ToolSituations.CHOICE);
        JsonObject request = subject.request("odds").with(ToolSituations.CHOICE, choice);
        if (arguments.has(ANSWER)) request.put(ANSWER, arguments.text(ANSWER));
        return result(Vector.of(JsonAttack.of(choice, subject.engine().ask(request))));
    }

    private static ToolResult ofModel(Subject subject, JsonAnswer arguments) throws RefusedCall {
        JsonAnswer answer = subject.engine().ask(subject.request(ATTACKS).with(MODEL, arguments.text(MODEL)));
        Vector<JsonAttack> attacks = answer.all(ATTACKS).map(attack -> JsonAttack.of(attack.text("attack"), attack));
        // a pot can be thrown at dozens of empty cubes
        return result(attacks.reject(attack -> attack.harm().isEmpty()));
    }

    private static ToolResult result(Vector<JsonAttack> attacks) {
        return new ToolResult(
                attacks.isEmpty()
                        ? "It can attack no model now."
                        : attacks.map(JsonAttack::text).mkString("\n"),
                JsonObject.of(ATTACKS, attacks.map(JsonAttack::json).asJava()));
    }

    /** The chances of one attack, as the engine answers them. */
    private record JsonAttack(String attack, JsonAnswer odds) {
        static JsonAttack of(String attack, JsonAnswer odds) {
            return new JsonAttack(attack, odds);
        }

        private Vector<JsonAnswer> harm() {
            return odds.inner("target")
                    .toVector()
                    .appendAll(odds.inner("attacker"))
                    .appendAll(odds.all("there"));
        }

        String text() {
            String lands = odds.has("lands") ? ": lands there " + percent(odds.decimal("lands")) : "";
            return harm().map(JsonAttack::text).prepend(attack + lands).mkString("\n  ");
        }

        private static String text(JsonAnswer harm) {
            String lost = harm.inner(LOST)
                    .map(chances -> Vector.ofAll(chances.members().keySet())
                            .map(hitPoints -> hitPoints + " HP " + percent(chances.decimal(hitPoints)))
                            .mkString(", "))
                    .getOrElse("");
            return harm.text(MODEL) + ": killed " + percent(harm.decimal("kill")) + "; loses "
                    + String.format(Locale.ROOT, "%.2f", harm.decimal("expected")) + " HP on average; " + lost;
        }

        JsonObject json() {
            JsonObject json = JsonObject.of("attack", attack);
            if (odds.has("choices")) json.put("choices", odds.texts("choices").asJava());
            if (odds.has("lands")) json.put("lands", odds.decimal("lands"));
            return json.with("harm", harm().map(harm -> harm.members()).asJava());
        }

        private static String percent(double chance) {
            return String.format(Locale.ROOT, "%.1f %%", 100 * chance);
        }
    }
}
