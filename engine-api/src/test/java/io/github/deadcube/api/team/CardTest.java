package io.github.deadcube.api.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class CardTest {
    @Test
    void aWitherChangesOneComponent() {
        Card gunner = Card.builder().name("Gunner").hitPoints(2).armour(1).build();
        Card veteran = gunner.withName("Veteran").withHitPoints(3).withKeywords(Vector.of(Keyword.of("TOUGH")));
        assertThat(veteran)
                .isEqualTo(Card.builder()
                        .name("Veteran")
                        .hitPoints(3)
                        .armour(1)
                        .keywords(Vector.of(Keyword.of("TOUGH")))
                        .build());
        assertThat(gunner.hitPoints()).isEqualTo(2);
    }
}
