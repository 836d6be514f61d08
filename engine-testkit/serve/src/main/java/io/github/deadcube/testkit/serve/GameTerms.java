package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.vavr.control.Option;

/**
 * What a server keeps of a game besides its record, so that it can open the game again.
 *
 * @param begun the name, and how dice are rolled, as the request that began the game has them
 */
record GameTerms(String name, JsonObject begun, GameHost host) {
    private static final String DICE = "dice";
    private static final String LOOKS = "undoLooks";

    /** The terms of a game that a request begins, or that a request opens again. */
    static GameTerms of(String name, Request request, GameHost host) {
        JsonObject begun = JsonObject.of("game", name);
        for (String member : new String[] {"seed", DICE, LOOKS})
            Option.of(request.members().get(member))
                    .forEach(given -> begun.put(member, new JsonObject.Raw(given.json())));
        return new GameTerms(name, begun, host);
    }

    /** Whether the players submit what they have rolled. */
    boolean playersRoll() {
        return begun.get(DICE) instanceof JsonObject.Raw dice && dice.json().equals("\"players\"");
    }

    /** The terms of another game of the same people. */
    GameTerms of(String other) {
        JsonObject again = JsonObject.of("game", other);
        if (undoLooks()) again.put(LOOKS, new JsonObject.Raw("true"));
        return new GameTerms(other, again, host);
    }

    /** Whether what a side has learnt can be taken back. */
    boolean undoLooks() {
        return begun.get(LOOKS) instanceof JsonObject.Raw looks && looks.json().equals("true");
    }

    /** A request by which the game can be opened again. */
    String line(GameSeats seats, FairUndo undos, GameTable table) {
        JsonObject line = new JsonObject().with(begun).with(GameTable.TABLE, table.kept());
        if (!seats.tokens().isEmpty())
            line.with(AccessTokens.TOKENS, seats.tokens().json())
                    .with(GameSeats.FAIR, seats.terms().with(FairUndo.UNDONE, undos.written()));
        return line.line();
    }

    /** Keeps a line; or returns why it cannot be kept. */
    Option<Fault> changed(String line) {
        return host.changed(name, line);
    }

    /** What cannot be kept of a game that goes on all the same. */
    void lost(Fault fault) {
        host.lost(name, fault);
    }

    /** Something that no input shows has changed in a game that waits for this input. */
    void told(int due) {
        host.told(name, due);
    }
}
