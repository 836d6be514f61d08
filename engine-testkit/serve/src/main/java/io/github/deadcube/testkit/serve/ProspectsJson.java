package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.Rules;
import io.github.deadcube.testkit.analysis.AttackProspects;
import io.github.deadcube.testkit.analysis.AttackProspects.Prospect;
import io.vavr.collection.Vector;

/** What the options of a question in the middle of an attack leave to hope and to fear, as JSON. */
final class ProspectsJson {
    private ProspectsJson() {}

    /** The prospects of each option; without the member if there are none. */
    static JsonObject answer(Searched searched, Rules rules, Request request) throws RequestError {
        return new JsonObject()
                .with(
                        "prospects",
                        AttackProspects.prospects(rules, searched.state()).map(all -> all.map(ProspectsJson::option)));
    }

    private static Vector<JsonObject> option(Vector<Prospect> prospects) {
        return prospects.map(one -> JsonObject.of("model", one.model().toString())
                .with("hurt", one.hurt())
                .with("kill", one.kill()));
    }
}
