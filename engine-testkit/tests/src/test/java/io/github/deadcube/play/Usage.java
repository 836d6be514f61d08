package io.github.deadcube.play;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.TreeMap;

/** Counts the choices, events and prompts of each kind. */
final class Usage {
    private final TreeMap<String, Integer> counts = new TreeMap<>();

    void made(Choice choice) {
        count(name(choice));
        if (choice instanceof Choice.SpendDie spend)
            count(spend.action().getClass().getSimpleName());
        count(choice.getClass().getSimpleName());
    }

    void told(Event event) {
        count(event.getClass().getSimpleName());
    }

    void asked(Prompt prompt) {
        count(prompt.getClass().getSimpleName());
        if (prompt instanceof Prompt.Decision d) count(name(d.purpose()));
        if (prompt instanceof Prompt.DiceRequest d) count(name(d.purpose()));
    }

    int of(Choice choice) {
        return of(name(choice));
    }

    int of(String name) {
        return counts.getOrDefault(name, 0);
    }

    /** Returns the names of all used kinds. */
    Vector<String> all() {
        return Vector.ofAll(counts.keySet());
    }

    private void count(String name) {
        counts.merge(name, 1, Integer::sum);
    }

    static String name(Purpose purpose) {
        return "asks " + purpose;
    }

    /** Returns the kind of a choice with its rule, mode, die or item. */
    static String name(Choice choice) {
        String kind = choice.getClass().getSimpleName();
        if (choice instanceof Choice.Use use) return kind + " " + use.rule();
        if (choice instanceof Choice.Decline decline) return kind + " " + decline.rule();
        if (choice instanceof Choice.SpendDie spend)
            return kind + " " + spend.face().toString().toLowerCase(Locale.ROOT) + " " + name(spend.action());
        if (choice instanceof Choice.Shoot shoot)
            return kind + " " + shoot.shot().weapon() + " " + shoot.shot().mode()
                    + (shoot.shot().target().toString().length() > 2 ? "" : " at");
        if (choice instanceof Choice.Wield wield) return kind + " " + wield.weapon();
        if (choice instanceof Choice.FightBack back) return kind + " " + back.weapon();
        return kind;
    }
}
